import type { Venue } from '@/artwork/captive-fi/group';
import { Block } from '@/artwork/captive-fi/Block';
import { Icon } from '@/artwork/captive-fi/Icon';
import { flat, groundRadii, projected } from '@/artwork/captive-fi/isometric';

/** Where Halcyra's access points hang, and how far each reaches. */
const positions: Readonly<Record<string, { x: number; y: number; reach: number }>> = {
  Lounge: { x: 50, y: 38, reach: 48 },
  Entrance: { x: 44, y: 176, reach: 50 },
  Stage: { x: 186, y: 18, reach: 54 },
  'Floor west': { x: 123, y: 129, reach: 58 },
  'Floor east': { x: 218, y: 122, reach: 58 },
  'Long bar': { x: 213, y: 208, reach: 54 },
  Terrace: { x: 300, y: 116, reach: 54 },
};

const pinHeight = 34;

/** The club seen from above a corner, with the reach of each access point and the guests on it. */
export function FloorPlan({ venue }: { venue: Venue }) {
  const placed = venue.accessPoints.flatMap((accessPoint) => {
    const position = positions[accessPoint.name];
    return position ? [{ ...accessPoint, ...position }] : [];
  });
  return (
    <div className="floor-plan">
      <svg viewBox="0 0 504 500" width="504" height="500" fill="none">
        <defs>
          <radialGradient id="reach">
            <stop offset="0" className="reach-middle" />
            <stop offset="1" className="reach-edge" />
          </radialGradient>
          <clipPath id="indoors">
            <polygon points={flat({ x: 0, y: 0, width: 256, depth: 236 })} />
          </clipPath>
        </defs>
        <Block look="ground" area={{ x: -6, y: -6, width: 262, depth: 242 }} height={10} floor={-10} />
        <Block look="deck" area={{ x: 258, y: 6, width: 84, depth: 218 }} height={5} floor={-10} />
        <polygon className="floor-lounge" points={flat({ x: 0, y: 0, width: 88, depth: 104 })} />
        <polygon className="floor-entrance" points={flat({ x: 0, y: 110, width: 88, depth: 120 })} />
        <polygon className="floor-dance" points={flat({ x: 102, y: 56, width: 136, depth: 112 })} />
        {[0, 1, 2, 3, 4, 5, 6].map((plank) => (
          <polygon
            key={plank}
            className="plank"
            points={flat({ x: 258 + plank * 12, y: 6, width: 0.4, depth: 218 }, -5)}
          />
        ))}
        {placed.map(({ name, guests, x, y, reach }) => {
          const middle = projected(x, y, guests === undefined ? -5 : 0);
          const radii = groundRadii(reach);
          return (
            <ellipse
              key={name}
              className={guests === undefined ? 'reach lost' : 'reach'}
              clipPath={guests === undefined ? undefined : 'url(#indoors)'}
              cx={middle.x}
              cy={middle.y}
              {...radii}
            />
          );
        })}
        <Block look="wall" area={{ x: -6, y: -6, width: 262, depth: 6 }} height={30} />
        <Block look="wall" area={{ x: -6, y: 0, width: 6, depth: 236 }} height={30} />
        <Block look="stage" area={{ x: 112, y: 2, width: 116, depth: 40 }} height={9} />
        <Block look="speaker" area={{ x: 112, y: 8, width: 14, depth: 22 }} height={20} floor={9} />
        <Block look="booth" area={{ x: 152, y: 22, width: 42, depth: 12 }} height={10} floor={9} />
        <Block look="speaker" area={{ x: 214, y: 8, width: 14, depth: 22 }} height={20} floor={9} />
        <Block look="sofa" area={{ x: 4, y: 4, width: 74, depth: 14 }} height={9} />
        <Block look="sofa" area={{ x: 4, y: 18, width: 14, depth: 66 }} height={9} />
        <Block look="table" area={{ x: 34, y: 36, width: 22, depth: 22 }} height={6} />
        <Block look="partition" area={{ x: 0, y: 104, width: 88, depth: 5 }} height={20} />
        <Block look="partition" area={{ x: 88, y: 0, width: 5, depth: 70 }} height={20} />
        <Block look="partition" area={{ x: 250, y: 0, width: 6, depth: 76 }} height={20} />
        <Block look="table" area={{ x: 10, y: 196, width: 16, depth: 28 }} height={11} />
        <Block look="partition" area={{ x: 88, y: 150, width: 5, depth: 86 }} height={20} />
        <Block look="partition" area={{ x: 250, y: 150, width: 6, depth: 86 }} height={20} />
        <Block look="bar" area={{ x: 108, y: 186, width: 126, depth: 13 }} height={13} />
        <Block look="bar-back" area={{ x: 104, y: 224, width: 134, depth: 10 }} height={18} />
        {[28, 84, 140, 186].map((y) => (
          <Block key={y} look="table" area={{ x: 318, y, width: 16, depth: 16 }} height={7} floor={-5} />
        ))}
        {placed.map(({ name, guests, x, y }) => {
          const [foot, head] = [projected(x, y, guests === undefined ? -5 : 0), projected(x, y, pinHeight)];
          return (
            <g key={name} className={guests === undefined ? 'stem lost' : 'stem'}>
              <line x1={foot.x} y1={foot.y} x2={head.x} y2={head.y} />
              <ellipse cx={foot.x} cy={foot.y} rx="4" ry="2.4" />
            </g>
          );
        })}
      </svg>
      {placed.map(({ name, guests, x, y }) => {
        const head = projected(x, y, pinHeight);
        return (
          <div
            key={name}
            className={guests === undefined ? 'pin lost' : 'pin'}
            style={{ left: head.x, top: head.y }}
          >
            <b>{guests ?? <Icon name="cross" size={16} weight={3} />}</b>
            <span>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
