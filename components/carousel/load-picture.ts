import { pictureSizes } from '@/components/Picture';
import type { ReadyPicture } from '@/content/pictures';

/** Time after which a picture that a carousel waits for has failed, in ms. */
const loadTimeout = 30_000;

/** Time after which a picture that has failed may be requested again, in ms. An outage should not be a request with each turn. */
export const retryInterval = 30_000;

/** Holding these elements keeps their files in memory: not every private window caches them otherwise. */
const requests = new Map<string, Promise<HTMLImageElement>>();

function request({ srcSet }: ReadyPicture): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const finish = () => image.complete && resolve(image);
    // After a resize, the browser may choose another file. This rejects `decode()`, and fires `load` again.
    image.onload = () => image.decode().then(finish, finish);
    image.onerror = reject;
    setTimeout(reject, loadTimeout);
    image.sizes = pictureSizes;
    image.srcset = srcSet;
  });
}

/**
 * Requests a picture, once for each width of the window, and again some time after a failure.
 *
 * @returns whether it has loaded, once it is decoded
 */
export function loadPicture(picture: ReadyPicture): Promise<boolean> {
  const key = `${picture.srcSet} ${innerWidth}`;
  let loading = requests.get(key);
  if (!loading) {
    loading = request(picture);
    requests.set(key, loading);
    loading.catch(() => setTimeout(() => requests.delete(key), retryInterval));
  }
  return loading.then(
    () => true,
    () => false,
  );
}
