import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether at least half of an element is in the window, kept up to date. False until the browser has said.
 *
 * @param isAsked false leaves the answer at no, and nobody is asked
 */
export function useOnScreen(element: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!isAsked || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isAsked]);
  return isOnScreen;
}
