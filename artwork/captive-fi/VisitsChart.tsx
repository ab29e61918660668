import {
  changeInPercent,
  closingHour,
  currentHour,
  days,
  grouped,
  openingHour,
  today,
  visitsOnDay,
  visitsPerHour,
} from '@/artwork/captive-fi/group';

const width = 554;
const height = 196;
const headroom = 34;
const dayWidth = width / days.length;
const hourWidth = dayWidth / (closingHour - openingHour);

interface Point {
  x: number;
  y: number;
}

const highest = Math.max(
  ...days.flatMap((_, day) => [...visitsPerHour('thisWeek', day), ...visitsPerHour('lastWeek', day)]),
);

function pointsOf(week: 'thisWeek' | 'lastWeek', firstDay: number, lastDay: number): Point[] {
  return days.flatMap((_, day) => {
    if (day < firstDay || day > lastDay) return [];
    const hours = visitsPerHour(week, day);
    const closed = { x: day * dayWidth, y: height };
    const open = hours.map((visits, hour) => ({
      x: day * dayWidth + (hour + 0.5) * hourWidth,
      y: height - (visits / highest) * (height - headroom),
    }));
    return [closed, ...open];
  });
}

/** A curve through all points that never swings beyond its neighbours, so that no peak is invented. */
function curveThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const here = `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
      const before = points[index - 1];
      if (!before) return `M${here}`;
      const reach = (point.x - before.x) / 3;
      const from = before.y + slopeAt(points, index - 1) * reach;
      const to = point.y - slopeAt(points, index) * reach;
      return `C${(before.x + reach).toFixed(1)} ${from.toFixed(1)} ${(point.x - reach).toFixed(1)} ${to.toFixed(1)} ${here}`;
    })
    .join('');
}

function slopeAt(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
  if (!before || !here || !after) return 0;
  const [left, right] = [(here.y - before.y) / (here.x - before.x), (after.y - here.y) / (after.x - here.x)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

function areaBelow(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last
    ? `${curveThrough(points)}L${last.x.toFixed(1)} ${height}L${first.x.toFixed(1)} ${height}Z`
    : '';
}

const thisWeek = pointsOf('thisWeek', 0, today);
const now = thisWeek.at(-1) ?? { x: 0, y: 0 };
const latestHour = visitsPerHour('thisWeek', today).at(-1) ?? 0;
const sameHourLastWeek = visitsPerHour('lastWeek', today)[currentHour - 1 - openingHour] ?? 0;

/** The group's visits in each hour of the week so far, over those of the week before. */
export function VisitsChart() {
  const todayPoints = thisWeek.filter(({ x }) => x >= today * dayWidth);
  return (
    <div className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none">
        <defs>
          <linearGradient id="chart-week" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="chart-week-top" />
            <stop offset="1" className="chart-week-bottom" />
          </linearGradient>
        </defs>
        <rect className="chart-today" x={today * dayWidth} y="0" width={dayWidth} height={height} rx="8" />
        {days.slice(1).map(({ weekday }, index) => (
          <line
            key={weekday}
            className="chart-midnight"
            x1={(index + 1) * dayWidth}
            x2={(index + 1) * dayWidth}
            y1={headroom}
            y2={height}
          />
        ))}
        <path className="chart-area" d={areaBelow(thisWeek)} />
        <path className="chart-area-today" d={areaBelow(todayPoints)} />
        <path className="chart-earlier" d={curveThrough(pointsOf('lastWeek', 0, days.length - 1))} />
        <path className="chart-line" d={curveThrough(thisWeek)} />
        <line className="chart-base" x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
        <circle className="chart-now" cx={now.x} cy={now.y} r="5.5" />
      </svg>
      <div className="chart-callout" style={{ left: now.x, top: now.y - 54 }}>
        <b>{latestHour}</b>
        <span>
          last hour
          <br />
          <em>{changeInPercent(latestHour, sameHourLastWeek)}</em>
        </span>
      </div>
      <ol>
        {days.map(({ weekday, date }, day) => (
          <li key={weekday} className={day === today ? 'active' : undefined}>
            <b>{day > today ? '–' : grouped(visitsOnDay(day))}</b>
            <span>
              {weekday} {date}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
