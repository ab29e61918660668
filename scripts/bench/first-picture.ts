import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { elementsOf } from '@/scripts/export/html-elements';

/**
 * How many bytes of a page's text must be read until a browser knows the address of the picture that visitors wait
 * for: all to the end of the element of high priority.
 *
 * @throws when the page has none
 */
export function endOfFirstPicture(html: string): number {
  const picture = elementsOf(html).find(({ attributes }) => attributes.get('fetchpriority') === 'high');
  if (!picture) throw new Error('no picture of high priority in the page');
  return Buffer.byteLength(html.slice(0, picture.end));
}

/**
 * How many bytes of a page, compressed by brotli 11, must arrive before a number of bytes of its text can be read.
 * Exact, and the same on every machine and network: it asks the decoder how much of the text each beginning gives.
 */
export function compressedBytesUntil(text: string, bytes: number): number {
  const compressed = brotliCompressSync(text);
  const readable = (length: number) =>
    brotliDecompressSync(compressed.subarray(0, length), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).length;
  let tooFew = 0;
  let enough = compressed.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (readable(middle) < bytes) tooFew = middle;
    else enough = middle;
  }
  return enough;
}
