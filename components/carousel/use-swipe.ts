import { useRef, type PointerEvent, type RefObject } from 'react';

/** Shortest swipe in CSS px: longer than a tap's jitter, shorter than half a small card. */
const shortestSwipe = 40;

/**
 * Calls `onSwipe` with 1 for a swipe to the left, -1 to the right. The handlers are for the whole card, whose upper part is
 * `frame`. A swipe must start above the bottom of that.
 */
export function useSwipe(frame: RefObject<Element | null>, onSwipe: (step: 1 | -1) => void) {
  const firstPoint = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      const isWithin = y < (frame.current?.getBoundingClientRect().bottom ?? 0);
      // A second finger, which pinches, ends a swipe. One finger on a zoomed page pans.
      const mayBeSwipe =
        pointerType !== 'mouse' && isPrimary && (visualViewport?.scale ?? 1) <= 1 && isWithin;
      firstPoint.current = mayBeSwipe ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!firstPoint.current) return;
      const sideways = clientX - firstPoint.current.x;
      const upright = Math.abs(clientY - firstPoint.current.y);
      firstPoint.current = null;
      if (Math.abs(sideways) >= Math.max(shortestSwipe, 1.5 * upright)) onSwipe(sideways < 0 ? 1 : -1);
    },
    /** The browser has taken over the finger, to scroll. */
    onPointerCancel(): void {
      firstPoint.current = null;
    },
  };
}
