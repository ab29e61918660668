import { useEffect, useState, type RefObject } from 'react';

/** Two windows above and below: what is farther away comes no nearer within a flick of the finger. */
const margin = '200%';

/** What to call when an element has come near. */
const waiting = new Map<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One observer for all: one for each of a long list would take long to set up. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${margin} 0px` },
  );
  return observer;
}

/**
 * Whether an element has come near the window; once it has, it stays so. False until the browser has said.
 *
 * For what is of no use far from the window and would cost there all the same: of a long list, only the elements
 * that a visitor may meet next come to life.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    waiting.set(target, () => setIsNear(true));
    sharedObserver().observe(target);
    return () => {
      sharedObserver().unobserve(target);
      waiting.delete(target);
    };
  }, [element, isNear]);
  return isNear;
}
