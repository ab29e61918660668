import type { floorTeams } from '@/artwork/backops/night';

interface StaffMarkerProps {
  team: keyof typeof floorTeams;
  x: number;
  y: number;
}

/** The mark of one member of the crew on the floor plan; its shape tells the team. */
export function StaffMarker({ team, x, y }: StaffMarkerProps) {
  if (team === 'security') {
    return <path className="post-security" d={`M${x} ${y - 6} ${x + 6} ${y} ${x} ${y + 6} ${x - 6} ${y}Z`} />;
  }
  if (team === 'medical') {
    return (
      <g>
        <rect className="post-medical" x={x - 7} y={y - 7} width="14" height="14" rx="3" />
        <path className="post-cross" d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
      </g>
    );
  }
  return <circle className={`post-${team}`} cx={x} cy={y} r="4.5" />;
}
