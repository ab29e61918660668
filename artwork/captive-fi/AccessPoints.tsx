import { FloorPlan } from '@/artwork/captive-fi/FloorPlan';
import {
  accessPoints,
  currentHour,
  days,
  guestsOnline,
  guestsOnlineAt,
  isOnline,
  offlineMinutes,
  offlineSince,
  today,
  venueNamed,
  venues,
} from '@/artwork/captive-fi/group';
import { Navigation } from '@/artwork/captive-fi/Navigation';

const selected = venueNamed('Halcyra');
const offline = selected.accessPoints.find((accessPoint) => !isOnline(accessPoint));

/** Access points: every venue with its access points, and one club's floor with the one that is down. */
export function AccessPoints() {
  return (
    <div className="access">
      <Navigation active="Access points" narrow />
      <aside>
        <header>
          <strong>{guestsOnline}</strong>
          <p>
            guests online
            <br />
            <span>
              {accessPoints.filter(isOnline).length} of {accessPoints.length} access points up
            </span>
          </p>
        </header>
        <ul>
          {venues.map((venue) => (
            <li key={venue.name} className={venue === selected ? 'active' : undefined}>
              <div>
                <b>{venue.name}</b>
                <p className="pips">
                  {venue.accessPoints.map((accessPoint) => (
                    <i key={accessPoint.name} className={isOnline(accessPoint) ? undefined : 'lost'} />
                  ))}
                </p>
              </div>
              <strong>{guestsOnlineAt(venue)}</strong>
            </li>
          ))}
        </ul>
      </aside>
      <main>
        <FloorPlan venue={selected} />
        <header>
          <h1>{selected.name}</h1>
          <p>
            {guestsOnlineAt(selected)} guests online, {selected.accessPoints.filter(isOnline).length} of{' '}
            {selected.accessPoints.length} access points up
          </p>
        </header>
        <time>
          {days[today].weekday} {days[today].date} Nov, {currentHour}:00
        </time>
        {offline && (
          <div className="alert">
            <div>
              <b>{offline.name} is offline</b>
              <span>
                {offlineMinutes} min, since {offlineSince.hour}:{offlineSince.minute}
              </span>
            </div>
            <div className="button">Restart</div>
          </div>
        )}
      </main>
    </div>
  );
}
