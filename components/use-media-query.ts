import { useCallback, useSyncExternalStore } from 'react';
import { noSubscription } from '@/components/no-subscription';

/** Whether a media query holds, kept up to date. `before` is the answer until the browser is asked. */
export function useMediaQuery(query: string, before: boolean, isAsked: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    isAsked ? subscribe : noSubscription,
    () => (isAsked ? matchMedia(query).matches : before),
    () => before,
  );
}
