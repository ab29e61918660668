import { useEffect, useState, type RefObject } from 'react';

/** Two windows above and below: what is farther away comes no nearer within a flick of the finger. */
const margin = '200%';

/**
 * Whether an element has come near the window; once it has, it stays so. False until the browser has said.
 *
 * For what is of no use far from the window and would cost there all the same: of a long list, only the elements
 * that a visitor may meet next come to life.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
