import { Icon } from '@/artwork/backops/Icon';
import { Shell } from '@/artwork/backops/Shell';
import {
  crewCalls,
  crewTotals,
  hoursAndMinutes,
  night,
  restCheck,
  rosterMinute,
  shortRest,
  timeOfDay,
} from '@/artwork/backops/night';

const shownPerCall = 4;

/** The roster on the morning of the night: who is called when, and one call that breaks a rest rule. */
export function Roster() {
  return (
    <Shell
      section="Roster"
      tone="lime"
      state={
        <>
          {hoursAndMinutes(night.doors - rosterMinute)} to doors
          <b className="pill">
            {crewTotals.confirmed} of {crewTotals.rostered} confirmed
          </b>
        </>
      }
    >
      <section className="calls">
        {crewCalls.map(({ team, call, crew }) => (
          <div key={team} className="call">
            <header className="call-head">
              <strong>{timeOfDay(call)}</strong>
              <span>
                {team}
                <b>{crew.length}</b>
              </span>
            </header>
            {crew.slice(0, shownPerCall).map(({ name, role }) => (
              <div key={name} className={name === shortRest.name ? 'crew is-conflict' : 'crew'}>
                <span className="crew-text">
                  <b>{name}</b>
                  <span>{role}</span>
                </span>
                <Icon name={name === shortRest.name ? 'warning' : 'check'} size={16} />
              </div>
            ))}
            <span className="call-more">{crew.length - shownPerCall} more, all confirmed</span>
          </div>
        ))}
      </section>
      <section className="conflict">
        <div className="conflict-figure">
          <strong>{hoursAndMinutes(restCheck.rest)}</strong>
          <span>rest, {hoursAndMinutes(shortRest.requiredRest)} needed</span>
        </div>
        <div className="conflict-body">
          <b>{shortRest.name} is called too early</b>
          <div className="conflict-bar">
            <i style={{ width: `${(restCheck.rest / shortRest.requiredRest) * 100}%` }} />
          </div>
          <div className="conflict-times">
            <span>
              {shortRest.previousShift} ended {timeOfDay(shortRest.previousShiftEnded)}
            </span>
            <span>{hoursAndMinutes(restCheck.missing)} short</span>
          </div>
        </div>
        <div className="conflict-actions">
          <span className="button is-solid">Call at {timeOfDay(restCheck.earliestCall)}</span>
          <span className="button">Ask {shortRest.standIn}</span>
        </div>
      </section>
    </Shell>
  );
}
