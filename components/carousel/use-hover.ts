import { useEffect, useState, type PointerEvent } from 'react';

/** Whether a mouse is over an element, and the handlers for that element. Touch fires pointer events, but does not hover. */
export function useHover() {
  const [isHovered, setIsHovered] = useState(false);

  // A page from the back/forward cache keeps its state, but the mouse may have left the element in the meantime.
  useEffect(() => {
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && setIsHovered(false);
    addEventListener('pageshow', followReturn);
    return () => removeEventListener('pageshow', followReturn);
  }, []);

  const follow = ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse');
  // `onPointerMove` sees a mouse that entered before hydration.
  const handlers = {
    onPointerEnter: follow,
    onPointerMove: follow,
    onPointerLeave: () => setIsHovered(false),
  };
  return [isHovered, handlers] as const;
}
