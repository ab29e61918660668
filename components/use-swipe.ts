import { useRef, type PointerEvent } from 'react';

/** Shortest swipe in CSS px: more than a finger trembles, less than half a small card. */
const shortestSwipe = 40;

/** Pointer handlers that call `onSwipe` with 1 for a swipe to the left, which asks for the next slide, or else -1. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      // With a second finger it is a tap or a zoom.
      start.current = pointerType === 'mouse' || !isPrimary ? undefined : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = Math.abs(clientY - start.current.y);
      start.current = undefined;
      if (Math.abs(across) >= Math.max(shortestSwipe, 1.5 * along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
