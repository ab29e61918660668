import { useRef, useSyncExternalStore, type PointerEvent, type RefObject } from 'react';

/** In CSS px: longer than a tap's jitter, shorter than half a small card. */
const shortestSwipe = 40;

function followZoom(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

/** On a zoomed page, one finger pans. */
const isUnzoomed = () => (visualViewport?.width ?? Infinity) > document.documentElement.clientWidth - 1;

/** Counts from `index` as it is when the finger lands: the carousel can turn meanwhile. */
export function useSwipe(frame: RefObject<Element | null>, index: number, pick: (index: number) => void) {
  const start = useRef<{ x: number; y: number; index: number }>(null);
  const takesSwipes = useSyncExternalStore(followZoom, isUnzoomed, () => false);
  const handlers = {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      const isWithin = y < (frame.current?.getBoundingClientRect().bottom ?? 0);
      const mayBeSwipe = pointerType !== 'mouse' && isPrimary && isUnzoomed() && isWithin;
      start.current = mayBeSwipe ? { x, y, index } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!start.current) return;
      const sideways = clientX - start.current.x;
      const upright = Math.abs(clientY - start.current.y);
      const step = sideways < 0 ? 1 : -1;
      if (Math.abs(sideways) >= Math.max(shortestSwipe, 1.5 * upright)) pick(start.current.index + step);
      start.current = null;
    },
    onPointerCancel(): void {
      start.current = null;
    },
  };
  return [takesSwipes, handlers] as const;
}
