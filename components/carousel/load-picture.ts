import { useSyncExternalStore } from 'react';
import { pictureSizes } from '@/components/Picture';
import { motionChange } from '@/components/use-motion';
import type { ReadyPicture } from '@/content/pictures';

/** Time after which a picture that a carousel waits for has failed, in ms. */
const loadTimeout = 30_000;
/** Time after which a failed picture may be requested again, in ms. */
const retryInterval = 60_000;

/** The addresses of failed pictures that may not be requested again yet. */
const leftOut = new Set<string>();
/** The event on `window` when `leftOut` changes. */
const pictureChange = 'picturechange';

function subscribe(listener: () => void): () => void {
  addEventListener(pictureChange, listener);
  return () => removeEventListener(pictureChange, listener);
}

/** Whether a picture has failed, and may not be requested again yet. */
export function useLeftOut({ src }: ReadyPicture): boolean {
  const isLeftOut = () => leftOut.has(src);
  return useSyncExternalStore(subscribe, isLeftOut, () => false);
}

/**
 * Leaves out a picture that has failed. It may be requested again after a minute, once the browser is online again, or
 * when a visitor uses the motion control or a carousel.
 */
export function leaveOut({ src }: ReadyPicture): void {
  if (leftOut.has(src)) return;
  const controller = new AbortController();
  function release(): void {
    clearTimeout(timer);
    controller.abort();
    leftOut.delete(src);
    dispatchEvent(new Event(pictureChange));
  }
  const timer = setTimeout(release, retryInterval);
  for (const event of ['online', motionChange])
    addEventListener(event, release, { signal: controller.signal });
  leftOut.add(src);
  dispatchEvent(new Event(pictureChange));
}

function request(picture: ReadyPicture) {
  const image = new Image();
  const hasLoaded = new Promise<boolean>((resolve) => {
    image.onerror = () => resolve(false);
    // After a resize, the browser may choose another file. This rejects `decode()`, and fires `load` again.
    const finish = () => image.complete && resolve(true);
    image.onload = () => image.decode().then(finish, finish);
  });
  image.sizes = pictureSizes;
  image.srcset = picture.srcSet;
  return { image, hasLoaded };
}

/** Holding these elements keeps their files in memory: not every private window caches them otherwise. */
const requests = new Map<string, ReturnType<typeof request>>();

/**
 * Requests a picture, once for each width of the window, unless it is left out. Resolves, once it is decoded, to whether
 * it has loaded. The time that it may take is counted until `signal` is aborted.
 */
export async function loadPicture(picture: ReadyPicture, signal: AbortSignal): Promise<boolean> {
  if (leftOut.has(picture.src)) return false;
  const key = `${picture.src} ${innerWidth}`;
  const { image, hasLoaded } = requests.get(key) ?? request(picture);
  requests.set(key, { image, hasLoaded });
  const timer = setTimeout(() => image.dispatchEvent(new Event('error')), loadTimeout);
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!(await hasLoaded)) {
    // Ends a request that is still pending. Otherwise the next one would wait for the same answer.
    image.srcset = '';
    requests.delete(key);
    leaveOut(picture);
  }
  clearTimeout(timer);
  return hasLoaded;
}
