import {
  changeInPercent,
  days,
  dwellMinutes,
  earlierDwellMinutes,
  earlierReturnRate,
  earlierVisits,
  earlierVisitsOf,
  grouped,
  hoursAndMinutes,
  returnRate,
  signed,
  venues,
  visits,
  visitsOf,
} from '@/artwork/captive-fi/group';
import { Icon } from '@/artwork/captive-fi/Icon';
import { Navigation } from '@/artwork/captive-fi/Navigation';
import { VisitsChart } from '@/artwork/captive-fi/VisitsChart';

const topVenues = venues.toSorted((first, second) => visitsOf(second) - visitsOf(first));
const mostVisits = Math.max(...venues.map(visitsOf));

/** Guest analytics: how many guests came, how long they stayed, how many came back, and where. */
export function GuestAnalytics() {
  return (
    <div className="analytics">
      <Navigation active="Guests" />
      <main>
        <header>
          <h1>Guest analytics</h1>
          <div className="period">
            <Icon name="calendar" size={15} />
            {days[0].date} – {days[6].date} November 2026
          </div>
        </header>
        <section className="card">
          <div className="measures">
            <div className="measure leading">
              <strong>{grouped(visits)}</strong>
              <span>
                Visits <em>{changeInPercent(visits, earlierVisits)}</em>
              </span>
            </div>
            <div className="measure">
              <strong>{hoursAndMinutes(dwellMinutes)}</strong>
              <span>
                Average stay <em>{signed(dwellMinutes - earlierDwellMinutes, 0)} min</em>
              </span>
            </div>
            <div className="measure">
              <strong>{(returnRate * 100).toFixed(1)}%</strong>
              <span>
                Return rate <em>{signed((returnRate - earlierReturnRate) * 100, 1)} pt</em>
              </span>
            </div>
            <ul className="legend">
              <li className="legend-this">This week</li>
              <li className="legend-last">Last week</li>
            </ul>
          </div>
          <VisitsChart />
        </section>
        <section className="top-venues">
          {topVenues.map((venue) => (
            <div key={venue.name} className="top-venue">
              <span>{venue.name}</span>
              <p>
                <b>{grouped(visitsOf(venue))}</b>
                <em className={visitsOf(venue) < earlierVisitsOf(venue) ? 'fallen' : undefined}>
                  {changeInPercent(visitsOf(venue), earlierVisitsOf(venue), 0)}
                </em>
              </p>
              <i style={{ width: `${(visitsOf(venue) / mostVisits) * 100}%` }} />
            </div>
          ))}
        </section>
      </main>
    </div>
  );
}
