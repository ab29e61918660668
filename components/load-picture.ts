import { pictureSource, type PictureCopies } from '@/components/picture-source';

/**
 * Fetches and decodes the copy of a picture that `<Picture>` would show at the same `sizes`, so that showing it
 * later costs no time. It is built as the page builds it, because only a `<picture>` knows which format a browser
 * takes.
 *
 * @returns whether the picture can be shown
 */
export async function loadPicture(picture: PictureCopies, sizes: string): Promise<boolean> {
  const element = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = pictureSource(picture, 'avif');
  const image = document.createElement('img');
  element.append(source, image);
  image.sizes = sizes;
  image.srcset = pictureSource(picture, 'webp');
  return image.decode().then(
    () => true,
    () => false,
  );
}
