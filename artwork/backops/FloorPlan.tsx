import { Shell } from '@/artwork/backops/Shell';
import { StaffMarker } from '@/artwork/backops/StaffMarker';
import {
  count,
  floorTeams,
  frontRailIncident,
  house,
  nearlyFullPercent,
  nowMinute,
  percent,
  timeOfDay,
  zones,
  type Zone,
} from '@/artwork/backops/night';

interface ZoneShape {
  zone: Zone;
  outline: string;
  label: readonly [number, number];
  size: 'large' | 'normal';
}

const shapes: readonly ZoneShape[] = [
  {
    zone: zones.mainRoom,
    outline: 'M206 96 248 62H290V84Q383 112 476 84V62H514L556 96V278H206Z',
    label: [381, 164],
    size: 'large',
  },
  { zone: zones.mainBar, outline: 'M206 286H556V350H206Z', label: [272, 306], size: 'normal' },
  { zone: zones.mezzanine, outline: 'M26 22H198V196H26Z', label: [124, 84], size: 'normal' },
  { zone: zones.foyer, outline: 'M26 204H198V350H26Z', label: [122, 276], size: 'normal' },
  { zone: zones.terrace, outline: 'M564 92 626 40H724V350H564Z', label: [632, 196], size: 'normal' },
];

type Position = readonly [number, number];

const positions: Readonly<Record<keyof typeof floorTeams, readonly Position[]>> = {
  security: [
    [306, 108],
    [358, 119],
    [408, 119],
    [460, 108],
    [222, 190],
    [540, 190],
    [222, 262],
    [540, 262],
    [178, 132],
    [46, 182],
    [88, 338],
    [136, 338],
    [580, 112],
    [628, 338],
  ],
  bars: [
    [360, 339],
    [400, 339],
    [440, 339],
    [480, 339],
    [520, 339],
    [43, 68],
    [43, 112],
    [709, 192],
    [709, 227],
    [709, 262],
  ],
  frontOfHouse: [
    [43, 278],
    [43, 310],
    [116, 216],
    [152, 216],
    [182, 318],
    [226, 226],
  ],
  medical: [
    [262, 120],
    [500, 120],
  ],
};

for (const team of Object.keys(positions) as (keyof typeof floorTeams)[]) {
  if (positions[team].length !== floorTeams[team])
    throw new Error(`floor plan: ${team} differs from the roster`);
}

const legend = [
  { team: 'security', name: 'security' },
  { team: 'bars', name: 'bar' },
  { team: 'frontOfHouse', name: 'front of house' },
  { team: 'medical', name: 'medics' },
] as const;

/** Fuller zones are brighter; the steep curve sets the nearly full ones apart at a glance. */
function fillOf({ inside, capacity }: Zone): number {
  return 0.1 + 0.9 * Math.min(1, (100 * inside) / capacity / nearlyFullPercent) ** 7;
}

function isNearlyFull({ inside, capacity }: Zone): boolean {
  return percent(inside, capacity) >= nearlyFullPercent;
}

/** The venue from above, with the head count of each zone and the posts of the crew. */
export function FloorPlan() {
  return (
    <Shell
      section="Floor plan"
      tone="teal"
      state={
        <>
          <i className="dot" /> Live {timeOfDay(nowMinute)}
        </>
      }
    >
      <svg className="plan" width="748" height="372" viewBox="0 0 748 372">
        <path className="plan-walls" d="M20 16H563V357H20Z" />
        {shapes.map(({ zone, outline }) => (
          <g key={zone.name}>
            <path className="plan-floor" d={outline} />
            <path className="plan-zone" d={outline} fillOpacity={fillOf(zone)} />
          </g>
        ))}
        <path className="plan-outdoors" d="M564 92 626 40H724V350H564Z" />
        <path className="plan-stage" d="M290 22H476V84Q383 112 290 84Z" />
        <text className="plan-stage-name" x="383" y="64">
          Stage
        </text>
        <rect className="plan-desk" x="341" y="248" width="84" height="23" rx="4" />
        <text className="plan-desk-name" x="383" y="264">
          Sound desk
        </text>
        <path className="plan-rail" d="M286 104Q383 134 480 104" />
        <path className="plan-room" d="M206 22H282V54H245L206 86ZM484 22H556V86L518 54H484Z" />
        <path
          className="plan-counter"
          d="M340 320H540V329H340ZM58 44H67V136H58ZM684 170H693V284H684ZM58 262H67V326H58ZM92 226H176V235H92Z"
        />
        <path
          className="plan-stairs"
          d="M150 150H198M150 158H198M150 166H198M150 174H198M150 182H198M150 150V190"
        />
        <g className="plan-planters">
          <circle cx="590" cy="320" r="9" />
          <circle cx="614" cy="72" r="8" />
          <circle cx="700" cy="66" r="11" />
          <circle cx="700" cy="318" r="11" />
        </g>
        <path
          className="plan-door"
          d="M250 282H300M470 282H520M202 240V270M202 152V186M560 150V200M560 300V334"
        />
        <path className="plan-entrance" d="M86 353.5H138M222 19H256" />
        <path className="plan-gate" d="M634 350H680" />
        <g className="plan-entrances">
          <path d="M106 364l6-8 6 8zM651 364l6-8 6 8z" />
          <text x="124" y="366">
            South Doors
          </text>
          <text x="669" y="366">
            East Gate
          </text>
        </g>
        {(Object.keys(positions) as (keyof typeof floorTeams)[]).map((team) =>
          positions[team].map(([x, y]) => <StaffMarker key={`${team} ${x} ${y}`} team={team} x={x} y={y} />),
        )}
        {shapes.map(({ zone, label: [x, y], size }) => (
          <g key={zone.name} className={`plan-label is-${size}${isNearlyFull(zone) ? 'is-nearly-full' : ''}`}>
            <text className="plan-name" x={x} y={y}>
              {zone.name}
            </text>
            <text className="plan-count" x={x} y={y + (size === 'large' ? 56 : 28)}>
              {zone.inside}
              <tspan className="plan-capacity"> / {zone.capacity}</tspan>
            </text>
          </g>
        ))}
        <g className="plan-incident">
          <circle className="plan-incident-ring" cx="383" cy="121" r="17" />
          <circle cx="383" cy="121" r="11" />
          <text x="383" y="126">
            {frontRailIncident.number}
          </text>
        </g>
      </svg>
      <section className="plan-foot">
        <strong className="plan-total">{count(house.inside)}</strong>
        <div className="plan-summary">
          <div className="plan-summary-line">
            <span>
              inside, <b>{count(house.capacity)}</b> licensed
            </span>
            <b className="plan-percent">{percent(house.inside, house.capacity)}%</b>
          </div>
          <div className="plan-meter">
            <i style={{ width: `${(house.inside / house.capacity) * 100}%` }} />
          </div>
          <span className="muted">
            {count(house.admitted)} in, {house.left} out
          </span>
        </div>
        <ul className="plan-legend">
          {legend.map(({ team, name }) => (
            <li key={team}>
              <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                <StaffMarker team={team} x={0} y={0} />
              </svg>
              <b>{floorTeams[team]}</b> {name}
            </li>
          ))}
        </ul>
      </section>
    </Shell>
  );
}
