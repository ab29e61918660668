/** A point on the screen in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** Length in CSS px from which a movement is a swipe: more than a finger's unrest, less than half a small card. */
const shortestSwipe = 40;

/** The step that a finger's way asks for: 1 for the next slide (leftwards), -1 for the one before, 0 for none. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < 1.5 * along) return 0;
  return across < 0 ? 1 : -1;
}
