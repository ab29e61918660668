import { box, type Area } from '@/artwork/captive-fi/isometric';

/** A box in the floor plan: a wall, a bar, a stage, a sofa. */
export function Block({
  area,
  height,
  floor = 0,
  look,
}: {
  area: Area;
  height: number;
  floor?: number;
  look: string;
}) {
  const { top, left, right } = box(area, height, floor);
  return (
    <g className={`block ${look}`}>
      <polygon className="block-left" points={left} />
      <polygon className="block-right" points={right} />
      <polygon className="block-top" points={top} />
    </g>
  );
}
