/** Drawing a floor plan as seen from a corner above: plan units to picture units. */

const scale = 0.95;
const across = Math.cos(Math.PI / 6) * scale;
const down = 0.5 * scale;
const origin = { x: 206, y: 138 };

/** Where a point of the plan, `z` above the floor, lies in the picture. */
export function projected(x: number, y: number, z = 0): { x: number; y: number } {
  return { x: origin.x + (x - y) * across, y: origin.y + (x + y) * down - z * scale };
}

function polygon(corners: readonly (readonly [number, number, number])[]): string {
  return corners
    .map(([x, y, z]) => {
      const point = projected(x, y, z);
      return `${point.x.toFixed(1)},${point.y.toFixed(1)}`;
    })
    .join(' ');
}

/** A rectangle of the plan. */
export interface Area {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** `points` of an area that lies flat, `z` above the floor. */
export function flat({ x, y, width, depth }: Area, z = 0): string {
  return polygon([
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]);
}

/** `points` of the three sides of a box that are visible: its top, its left and its right side. */
export function box(
  { x, y, width, depth }: Area,
  height: number,
  floor = 0,
): { top: string; left: string; right: string } {
  const top = floor + height;
  return {
    top: flat({ x, y, width, depth }, top),
    left: polygon([
      [x, y + depth, top],
      [x + width, y + depth, top],
      [x + width, y + depth, floor],
      [x, y + depth, floor],
    ]),
    right: polygon([
      [x + width, y, top],
      [x + width, y + depth, top],
      [x + width, y + depth, floor],
      [x + width, y, floor],
    ]),
  };
}

/** The radii that a circle on the floor has in the picture. */
export function groundRadii(radius: number): { rx: number; ry: number } {
  return { rx: radius * across * Math.SQRT2, ry: radius * down * Math.SQRT2 };
}
