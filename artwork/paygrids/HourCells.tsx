import { nightHours } from '@/artwork/paygrids/pool';

/** One person's night: a cell for each hour, filled as far as they worked it and as deep as their points. */
export function HourCells({ from, until, points }: { from: number; until: number; points: number }) {
  return (
    <span className={`hour-cells points-${points}`}>
      {nightHours.map((hour) => {
        const start = Math.min(Math.max(from - hour, 0), 60) / 60;
        const end = Math.min(Math.max(until - hour, 0), 60) / 60;
        return (
          <i key={hour}>
            {end > start && <b style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }} />}
          </i>
        );
      })}
    </span>
  );
}
