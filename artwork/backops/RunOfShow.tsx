import { Icon } from '@/artwork/backops/Icon';
import { Shell } from '@/artwork/backops/Shell';
import {
  at,
  clockOf,
  headliner,
  lanes,
  night,
  nowMinute,
  nowSecond,
  stopwatch,
  timeOfDay,
  type Cue,
} from '@/artwork/backops/night';

const windowStarts = at(24, 15);
const windowEnds = at(26, 52);
const marks = [at(24, 30), at(25), at(25, 30), at(26), at(26, 30)];

/** How far a minute lies across a span, as a CSS percentage. */
function across(minute: number, starts: number, ends: number): string {
  return `${((minute - starts) / (ends - starts)) * 100}%`;
}

function stateOf({ starts, ends }: Cue): 'done' | 'live' | 'next' | 'later' {
  if (ends <= nowMinute) return 'done';
  if (starts <= nowMinute) return 'live';
  return starts === headliner.starts ? 'next' : 'later';
}

/** Whether the line of the live moment would cross the title of the cue. */
function isUnderNow(cue: Cue): boolean {
  return stateOf(cue) === 'live' && nowMinute - cue.starts < 15;
}

/** The run of show a few minutes before the headliner: the clock, the next cue and a lane per department. */
export function RunOfShow() {
  const nowAcross = across(nowSecond / 60, windowStarts, windowEnds);
  return (
    <Shell
      section="Run of show"
      tone="amber"
      state={
        <>
          <i className="dot" /> Live
        </>
      }
    >
      <section className="show-head">
        <div className="show-clock">{clockOf(nowSecond)}</div>
        <div className="show-next">
          <span className="label">
            Next, {timeOfDay(headliner.starts)} · cue {headliner.cueNumber}, walk-on
          </span>
          <strong>{headliner.name}</strong>
          <span className="show-checks">
            <span className="is-ready">
              <Icon name="check" size={15} /> Sound
            </span>
            <span className="is-ready">
              <Icon name="check" size={15} /> Lights
            </span>
            <span className="is-holding">
              <Icon name="warning" size={15} /> Security
            </span>
          </span>
        </div>
        <div className="show-countdown">
          <span className="label">starts in</span>
          <strong>{stopwatch(headliner.starts * 60 - nowSecond)}</strong>
        </div>
      </section>
      <section className="show-night">
        <span>Doors {timeOfDay(night.doors)}</span>
        <div className="show-track">
          <i style={{ width: across(nowSecond / 60, night.doors, night.curfew) }} />
        </div>
        <span>Curfew {timeOfDay(night.curfew)}</span>
      </section>
      <section className="show-board">
        <div className="show-axis">
          {marks.map((minute) => (
            <span key={minute} style={{ left: across(minute, windowStarts, windowEnds) }}>
              {timeOfDay(minute)}
            </span>
          ))}
        </div>
        {lanes.map((lane) => (
          <div key={lane.name} className={`lane lane-${lane.tone}`}>
            <span className="lane-name">{lane.name}</span>
            <div className="lane-cues">
              {lane.cues
                .filter(({ starts, ends }) => starts < windowEnds && ends > windowStarts)
                .map((cue) => {
                  const starts = Math.max(cue.starts, windowStarts);
                  const ends = Math.min(cue.ends, windowEnds);
                  return (
                    <span
                      key={cue.starts}
                      className={`cue is-${stateOf(cue)}${cue.starts < starts ? 'is-cut-before' : ''}${cue.ends > ends ? 'is-cut-after' : ''}`}
                      style={{
                        left: across(starts, windowStarts, windowEnds),
                        width: across(windowStarts + ends - starts, windowStarts, windowEnds),
                      }}
                    >
                      <span className={isUnderNow(cue) ? 'is-after-now' : undefined}>{cue.title}</span>
                    </span>
                  );
                })}
            </div>
          </div>
        ))}
        <div className="show-now">
          <i style={{ left: nowAcross }} />
          <b style={{ left: nowAcross }}>Now</b>
        </div>
      </section>
    </Shell>
  );
}
