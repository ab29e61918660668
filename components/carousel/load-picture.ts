import type { ReadyPicture } from '@/components/pictures/Picture';
import { sizesAttribute } from '@/components/pictures/picture-sizes';

const loadTimeout = 30_000;

/** In ms. Otherwise each turn of an outage would send a request. */
export const retryInterval = 30_000;

/** Keeps files in memory: some private windows cache no pictures. */
const loads = new Map<string, Promise<HTMLImageElement>>();

function request({ srcSet }: ReadyPicture): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = async () => {
      await image.decode().catch(() => {});
      // If a resized window loads another file, another `load` follows.
      if (!image.complete) return;
      // Otherwise, after a resize, Chromium would request another file.
      image.onload = null;
      image.src = image.currentSrc;
      image.removeAttribute('srcset');
      resolve(image);
    };
    image.onerror = reject;
    setTimeout(reject, loadTimeout);
    image.sizes = sizesAttribute;
    image.srcset = srcSet;
  });
}

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
