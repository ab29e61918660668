import { Avatar } from '@/artwork/shftlst/Avatar';
import { CheckMark } from '@/artwork/shftlst/CheckMark';
import { Icon } from '@/artwork/shftlst/Icon';
import { Phone } from '@/artwork/shftlst/Phone';
import { SpeedRailPhoto } from '@/artwork/shftlst/SpeedRailPhoto';
import {
  currentTaskId,
  doors,
  formatClock,
  formatDuration,
  now,
  people,
  progressOf,
  shortDate,
  template,
  templateTasks,
  ticks,
} from '@/artwork/shftlst/shift';

const progress = progressOf(templateTasks);
const currentSection = template.sections.find(({ tasks }) => tasks.some(({ id }) => id === currentTaskId));
const currentTask = templateTasks.find(({ id }) => id === currentTaskId);

/** The bartender's opening checklist on one phone and, on a second, the photo that ticks its next task. */
export function OpeningChecklist() {
  return (
    <div className="scene">
      <Phone className="phone-checklist">
        <header className="tally">
          <p className="tally-title">
            {template.name}
            <Avatar person={people.imani} size={34} />
          </p>
          <p className="tally-figure">
            {progress.done}
            <small> of {progress.total}</small>
            <span className="tally-doors">Doors in {formatDuration(doors - now)}</span>
          </p>
          <div className="tally-bar">
            {templateTasks.map(({ id }, index) => (
              <i key={id} className={index < progress.done ? 'filled' : ''} />
            ))}
          </div>
        </header>
        {template.sections.map((section) => {
          const { done, total } = progressOf(section.tasks);
          return (
            <section key={section.name} className="phone-section">
              <h2>
                {section.name}
                <span>
                  {done === total
                    ? `All ${total} done`
                    : `${done} of ${total}, by ${formatClock(section.by)}`}
                </span>
                {done === total && <CheckMark ticked size={26} />}
              </h2>
              {done < total &&
                section.tasks.map(({ id, title, proof }) => {
                  const tickedAt = ticks[id];
                  return (
                    <div
                      key={id}
                      className={id === currentTaskId ? 'phone-task phone-task-current' : 'phone-task'}
                    >
                      <CheckMark ticked={tickedAt !== undefined} size={28} />
                      <b>{title}</b>
                      {tickedAt !== undefined && <time>{formatClock(tickedAt)}</time>}
                      {tickedAt === undefined && proof && <Icon name="camera" size={22} />}
                    </div>
                  );
                })}
            </section>
          );
        })}
      </Phone>
      <Phone className="phone-proof">
        <div className="proof-frame">
          <SpeedRailPhoto />
          <span className="proof-stamp">
            {shortDate} · {formatClock(now)}
          </span>
        </div>
        <div className="proof-sheet">
          <h2>{currentTask?.title}</h2>
          <p>
            <Icon name="clock" size={16} />
            Due in {formatDuration((currentSection?.by ?? now) - now)}
          </p>
          <button className="button button-large" type="button">
            <CheckMark ticked size={24} />
            Tick with photo
          </button>
          <span className="proof-retake">Retake</span>
        </div>
      </Phone>
    </div>
  );
}
