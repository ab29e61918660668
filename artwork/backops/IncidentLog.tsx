import { Icon } from '@/artwork/backops/Icon';
import { Shell } from '@/artwork/backops/Shell';
import {
  clockOf,
  frontRailIncident,
  headliner,
  incidents,
  nowMinute,
  nowSecond,
  percent,
  pitLead,
  stopwatch,
  timeOfDay,
  zones,
} from '@/artwork/backops/night';

const open = incidents.filter(({ status }) => status !== 'Resolved');

const steps = [
  { moment: frontRailIncident.reported, text: `Reported by ${pitLead.name}, ${pitLead.role.toLowerCase()}` },
  { moment: frontRailIncident.acknowledged, text: 'Acknowledged by control' },
  { moment: frontRailIncident.onScene, text: 'Pit team of four at the rail' },
  { moment: frontRailIncident.entryHeld, text: 'Main Room entry held' },
];

/** The incident log of the night with the open major incident in the detail panel. */
export function IncidentLog() {
  const { inside, capacity } = zones.mainRoom;
  return (
    <Shell
      section="Incidents"
      tone="red"
      state={
        <>
          <i className="dot" /> Live {timeOfDay(nowMinute)}
          <b className="pill">
            {open.length} open, {incidents.length - open.length} resolved
          </b>
        </>
      }
    >
      <section className="incidents">
        <ol className="incident-list">
          {incidents.map((incident) => (
            <li
              key={incident.number}
              className={`incident is-${incident.severity.toLowerCase()} is-${incident.status.toLowerCase()}${
                incident.number === frontRailIncident.number ? 'is-selected' : ''
              }`}
            >
              <time>{timeOfDay(Math.floor(incident.reported / 60))}</time>
              <span className="incident-text">
                <b>{incident.title}</b>
                <span>
                  <i className="severity">{incident.severity}</i> · {incident.place}
                </span>
              </span>
              <span className="incident-status">
                {incident.status === 'Resolved' && <Icon name="check" size={15} />}
                {incident.status}
              </span>
            </li>
          ))}
        </ol>
        <article className="detail">
          <header className="detail-head">
            <span className="detail-kind">
              {frontRailIncident.severity} · incident {frontRailIncident.number}
            </span>
            <h2>{frontRailIncident.title}</h2>
            <div className="detail-timer">
              <strong>{stopwatch(nowSecond - frontRailIncident.reported)}</strong>
              <span>
                open, on scene in <b>{stopwatch(frontRailIncident.onScene - frontRailIncident.reported)}</b>
              </span>
            </div>
          </header>
          <ol className="detail-steps">
            {steps.map(({ moment, text }) => (
              <li key={moment}>
                <time>{clockOf(moment)}</time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <div className="detail-facts">
            <div>
              <span className="muted">{zones.mainRoom.name}</span>
              <b>
                {inside} / {capacity}
              </b>
              <span className="fact-note">{percent(inside, capacity)}% full</span>
            </div>
            <div>
              <span className="muted">Holds cue {headliner.cueNumber}</span>
              <b>{timeOfDay(headliner.starts)}</b>
              <span className="fact-note">{headliner.name}</span>
            </div>
          </div>
          <footer className="detail-actions">
            <span className="button is-solid">Resolve</span>
            <span className="button">Add note</span>
          </footer>
        </article>
      </section>
    </Shell>
  );
}
