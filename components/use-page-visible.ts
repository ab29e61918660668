import { useSyncExternalStore } from 'react';

/**
 * Not between `pagehide` and `pageshow`: Firefox tells of visibility then as well, and what React begins there is lost,
 * so that a page that comes back from the back/forward cache would never change again. framer-motion's
 * `usePageInView` listens all the time.
 */
function subscribe(onChange: () => void): () => void {
  const stop = () => document.removeEventListener('visibilitychange', onChange);
  const listen = () => {
    document.addEventListener('visibilitychange', onChange);
    onChange();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', stop);
  addEventListener('pageshow', listen);
  return () => {
    stop();
    removeEventListener('pagehide', stop);
    removeEventListener('pageshow', listen);
  };
}

/** Whether the page is seen: not in a hidden tab, and not still being prerendered. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
