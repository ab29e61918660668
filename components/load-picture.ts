import { pictureSource, type PictureCopies } from '@/components/picture-source';

/**
 * The images that have been asked for, by the address of their picture. Kept for as long as the page is open: there
 * are as many as slides, while an image that is let go stays with the browser for its `sizes` all the same, and a
 * carousel would leave one behind at each turn.
 */
const images = new Map<string, HTMLImageElement>();

function imageOf(picture: PictureCopies, sizes: string): HTMLImageElement {
  const known = images.get(picture.address);
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
  images.set(picture.address, image);
  return image;
}

/**
 * Fetches and decodes the copy of a picture that `<Picture>` would show at the same `sizes`, so that showing it
 * later costs no time. One that has failed is asked for again.
 *
 * @returns whether the picture can be shown
 */
export async function loadPicture(picture: PictureCopies, sizes: string): Promise<boolean> {
  const image = imageOf(picture, sizes);
  const hasFailed = image.complete && image.naturalWidth === 0;
  if (hasFailed) image.srcset = pictureSource(picture, 'webp');
  return image.decode().then(
    () => true,
    () => false,
  );
}
