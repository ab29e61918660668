import { useSyncExternalStore } from 'react';
import { noSubscription } from '@/components/no-subscription';

/** Whether script has come to life: false in the exported page, so that it holds no control that does nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
