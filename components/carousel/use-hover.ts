import { useEffect, useState, type PointerEvent } from 'react';

export function useHover() {
  const [isHovered, setIsHovered] = useState(false);

  // While a page lies in the back/forward cache, the mouse can leave.
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
