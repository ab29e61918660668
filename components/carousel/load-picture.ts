import { sizesAttribute, type ReadyPicture } from '@/components/pictures/Picture';

/** Time after which a picture that a carousel waits for has failed, in ms. */
const loadTimeout = 30_000;

/**
 * Time after which a picture that has failed may be requested again, in ms. Otherwise each turn of an outage would send a
 * request.
 */
export const retryInterval = 30_000;

/** Keeps the elements, and so their files, in memory: some private windows cache no pictures. */
const loads = new Map<string, Promise<HTMLImageElement>>();

function request({ srcSet }: ReadyPicture): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = async () => {
      await image.decode().catch(() => {});
      // While a resized window loads another file, the picture is incomplete again, and another `load` follows.
      if (image.complete) resolve(image);
    };
    image.onerror = reject;
    setTimeout(reject, loadTimeout);
    image.sizes = sizesAttribute;
    image.srcset = srcSet;
  });
}

/**
 * Requests a picture once per width and pixel density of the window, because another may need another file. One that has
 * failed is requested again after `retryInterval`.
 *
 * @returns whether it has loaded, once it is decoded
 */
export function loadPicture(picture: ReadyPicture): Promise<boolean> {
  const key = `${picture.srcSet} ${innerWidth} ${devicePixelRatio}`;
  let loading = loads.get(key);
  if (!loading) {
    loading = request(picture);
    loads.set(key, loading);
    loading.catch(() => setTimeout(() => loads.delete(key), retryInterval));
  }
  return loading.then(
    () => true,
    () => false,
  );
}
