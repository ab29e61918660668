import { pictureSource, type PictureCopies } from '@/components/picture-source';

/** An image that has been asked for. */
interface AskedImage {
  image: HTMLImageElement;
  /** How long it is left alone after it has failed next, in ms. */
  pause: number;
  /** When it may be asked for again, by `performance.now()`. */
  restsUntil: number;
}

/** Pause after a first failure, in ms; each further one doubles it. */
const firstPause = 5000;

/**
 * The images that have been asked for, by the address of their picture. Kept for as long as the page is open: there
 * are as many as slides, while an image that is let go stays with the browser for its `sizes` all the same, and a
 * carousel would leave one behind at each turn.
 */
const askedImages = new Map<string, AskedImage>();

function ask(picture: PictureCopies, sizes: string): AskedImage {
  const known = askedImages.get(picture.address);
  if (known) return known;
  // Built as the page builds it, because only a `<picture>` knows which format a browser takes.
  const element = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = pictureSource(picture, 'avif');
  const image = document.createElement('img');
  element.append(source, image);
  image.sizes = sizes;
  image.srcset = pictureSource(picture, 'webp');
  const asked = { image, pause: firstPause, restsUntil: 0 };
  askedImages.set(picture.address, asked);
  return asked;
}

/**
 * Fetches and decodes the copy of a picture that `<Picture>` would show at the same `sizes`, so that showing it
 * later costs no time. One that has failed is asked for again, after pauses that double: it may be gone for good, as
 * after a deploy, and a carousel comes round to it every few seconds for as long as the page is open.
 *
 * @returns whether the picture can be shown
 */
export async function loadPicture(picture: PictureCopies, sizes: string): Promise<boolean> {
  const asked = ask(picture, sizes);
  const { image } = asked;
  const hasFailed = image.complete && image.naturalWidth === 0;
  if (hasFailed) {
    if (performance.now() < asked.restsUntil) return false;
    image.srcset = pictureSource(picture, 'webp');
  }
  return image.decode().then(
    () => true,
    () => {
      // Of several that wait for the same answer, only the first counts it.
      if (performance.now() >= asked.restsUntil) {
        asked.restsUntil = performance.now() + asked.pause;
        asked.pause *= 2;
      }
      return false;
    },
  );
}
