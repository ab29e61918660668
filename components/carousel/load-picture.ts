import type { ReadyPicture } from '@/components/pictures/Picture';
import { sizesAttribute } from '@/components/pictures/picture-sizes';

/** In ms. Any less, and each turn of an outage would send a request. What takes longer has failed too. */
export const retryInterval = 30_000;

/** Keeps files in memory: some private windows cache no pictures. */
const loads = new Map<string, Promise<HTMLImageElement | void>>();

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
    setTimeout(reject, retryInterval);
    image.sizes = sizesAttribute;
    image.srcset = srcSet;
  });
}

/** Resolves to nothing if the picture fails. */
export function loadPicture(picture: ReadyPicture): Promise<HTMLImageElement | void> {
  const key = `${picture.srcSet} ${innerWidth} ${devicePixelRatio}`;
  let loading = loads.get(key);
  if (!loading) {
    loading = request(picture).catch(() => void setTimeout(() => loads.delete(key), retryInterval));
    loads.set(key, loading);
  }
  return loading;
}
