import { useSyncExternalStore } from 'react';
import { noSubscription } from '@/components/no-subscription';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether the page is seen: not in a hidden tab, and not still being prerendered.
 *
 * @param isAsked false leaves the answer at no, and nobody is asked
 */
export function useDocumentVisible(isAsked: boolean): boolean {
  return useSyncExternalStore(
    isAsked ? subscribe : noSubscription,
    () => isAsked && document.visibilityState === 'visible',
    () => false,
  );
}
