import { Avatar } from '@/artwork/shftlst/Avatar';
import { BoardCell } from '@/artwork/shftlst/BoardCell';
import { Wordmark } from '@/artwork/shftlst/Wordmark';
import {
  formatClock,
  formatDuration,
  formatWindow,
  longDate,
  now,
  overdueTasks,
  people,
  shifts,
  stations,
  venue,
} from '@/artwork/shftlst/shift';

/** The manager's board: every station by shift, and beside it what is overdue. */
export function Board() {
  return (
    <div className="page board-page">
      <header className="top-bar">
        <Wordmark />
        <p>
          <b>{venue}</b> {longDate}
        </p>
        <span className="top-bar-clock">{formatClock(now)}</span>
        <Avatar person={people.noor} size={32} />
      </header>
      <aside className="overdue">
        <h1>
          <b>{overdueTasks.length}</b> overdue
        </h1>
        {overdueTasks.map(({ title, station, assignee, minutesLate }) => (
          <article key={station} className="overdue-task">
            <h2>{title}</h2>
            <p>
              <Avatar person={assignee} size={24} />
              {station}
              <strong>{formatDuration(minutesLate)}</strong>
            </p>
          </article>
        ))}
        <button className="button button-nudge" type="button">
          Nudge all {overdueTasks.length}
        </button>
      </aside>
      <main className="board">
        <div className="board-row board-head">
          <span />
          {shifts.map(({ name, from, by }) => (
            <h2 key={name} className={from <= now && now < by ? 'board-now' : ''}>
              {name}
              <small>{formatWindow(from, by).replaceAll(':00', '')}</small>
            </h2>
          ))}
        </div>
        {stations.map(({ name, checklists }) => (
          <div key={name} className="board-row">
            <h3>
              {name}
              <small>{checklists.Opening.assignee.name}</small>
            </h3>
            {shifts.map((shift) => (
              <BoardCell key={shift.name} shift={shift} checklist={checklists[shift.name]} />
            ))}
          </div>
        ))}
      </main>
    </div>
  );
}
