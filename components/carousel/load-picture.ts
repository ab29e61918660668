import { copiesOf, pictureSizes, type PictureCopies } from '@/components/Picture';
import { motionChange } from '@/components/use-motion';

/** Time after which a picture that is still loading has failed, in ms. */
const loadTimeout = 30_000;
/** Time after which a failed picture may be requested again, in ms. */
const retryInterval = 60_000;

/** Whether each requested picture has loaded, by its address. */
const requests = new Map<string, Promise<boolean>>();
/** What `requests` holds for a picture that is left out. */
const failed = Promise.resolve(false);
/** Holding these elements keeps their files in memory: not every private window caches them otherwise. */
const loaded = new Set<HTMLImageElement>();

/**
 * Leaves out a picture that has failed. Resolves when it may be requested again: after a minute, once the browser is
 * online again, or when a visitor uses the motion control or a carousel.
 */
export function leaveOut(address: string): Promise<void> {
  requests.set(address, failed);
  return new Promise((resolve) => {
    const controller = new AbortController();
    function finish(): void {
      clearTimeout(timer);
      controller.abort();
      if (requests.get(address) === failed) requests.delete(address);
      resolve();
    }
    const timer = setTimeout(finish, retryInterval);
    for (const event of ['online', motionChange])
      addEventListener(event, finish, { signal: controller.signal });
  });
}

async function request(picture: PictureCopies): Promise<boolean> {
  const image = new Image();
  const hasLoaded = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, loadTimeout, false);
    image.onerror = () => resolve(false);
    // A rejected `decode()` is no failure: after a resize the browser may have chosen another file, which fires `load`
    // again or runs into the timeout.
    image.onload = () =>
      image.decode().then(
        () => resolve(true),
        () => {},
      );
    image.sizes = pictureSizes;
    image.srcset = copiesOf(picture);
  });
  if (hasLoaded) {
    loaded.add(image);
  } else {
    // Ends a request that is still pending. Otherwise the next one would wait for the same answer.
    image.srcset = '';
    void leaveOut(picture.address);
  }
  return hasLoaded;
}

/** Requests a picture once, unless it is left out. Resolves to whether it has loaded. */
export function loadPicture(picture: PictureCopies): Promise<boolean> {
  const answer = requests.get(picture.address) ?? request(picture);
  requests.set(picture.address, answer);
  return answer;
}
