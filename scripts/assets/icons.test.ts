import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { makeIcons, packIco, readMark } from '@/scripts/assets/icons';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#faf1df" d="M0 0h32v32H0z"/></svg>';

/** The pictures inside an ICO, found as a browser finds them: by the entries of its header. */
function picturesIn(ico: Buffer) {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    return { side: entry.readUInt8(0), bytes: ico.subarray(start, start + entry.readUInt32LE(8)) };
  });
}

describe('the drawing of the mark', () => {
  const refused =
    'content/brand/mark.svg: the drawing: must be one path with a fill such as "#faf1df" in a square viewBox that begins with "0 0"';

  test('gives its side, its path and its colour', () => {
    assert.deepEqual(readMark(drawing), { side: 32, path: 'M0 0h32v32H0z', fill: '#faf1df' });
  });

  for (const { what, svg } of [
    { what: 'no viewBox', svg: drawing.replace(' viewBox="0 0 32 32"', '') },
    { what: 'a viewBox that is not square', svg: drawing.replace('0 0 32 32', '0 0 32 16') },
    { what: 'a viewBox that begins elsewhere', svg: drawing.replace('0 0 32 32', '4 4 32 32') },
    { what: 'no path', svg: drawing.replace(/<path.*\/>/u, '<circle r="9" fill="#faf1df"/>') },
    { what: 'two paths', svg: drawing.replace('<path', '<path d="M0 0h9v9z"/><path') },
    { what: 'no colour', svg: drawing.replace(' fill="#faf1df"', '') },
    { what: 'no drawing in it', svg: '' },
  ]) {
    test(`stops the build when it has ${what}`, () => {
      assert.throws(() => readMark(svg), { name: 'ContentError', message: refused });
    });
  }
});

describe('an ICO file', () => {
  const pictures = [
    { size: 16, bytes: Buffer.from('small picture') },
    { size: 256, bytes: Buffer.from('a larger picture') },
  ];

  test('says that it is one', () => {
    assert.deepEqual([...packIco(pictures).subarray(0, 6)], [0, 0, 1, 0, 2, 0]);
  });

  test('gives back every picture that was put in', () => {
    assert.deepEqual(
      picturesIn(packIco(pictures)).map(({ bytes }) => bytes.toString()),
      ['small picture', 'a larger picture'],
    );
  });

  test('writes a side of 256 px as 0, which is how the format says it', () => {
    assert.deepEqual(
      picturesIn(packIco(pictures)).map(({ side }) => side),
      [16, 0],
    );
  });
});

describe('the icons of the site', () => {
  const made = makeIcons();

  async function sizeOf(icon: Buffer | string | undefined) {
    const { format, width, height } = await sharp(Buffer.from(icon ?? '')).metadata();
    return `${format} of ${width}×${height}`;
  }

  for (const { name, size } of [
    { name: 'apple-touch-icon.png', size: 'png of 180×180' },
    { name: 'icon-192.png', size: 'png of 192×192' },
    { name: 'icon-512.png', size: 'png of 512×512' },
  ]) {
    test(`${name} is a ${size}`, async () => {
      assert.equal(await sizeOf((await made).icons[name]), size);
    });
  }

  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    test(`${name} covers its whole square, because home screens cut it to their own shape`, async () => {
      const { isOpaque } = await sharp(Buffer.from((await made).icons[name] ?? '')).stats();
      assert.ok(isOpaque);
    });
  }

  test('favicon.ico holds a picture of 16 px and one of 32 px', async () => {
    const ico = Buffer.from((await made).icons['favicon.ico'] ?? '');
    const sizes = await Promise.all(picturesIn(ico).map(({ bytes }) => sizeOf(bytes)));
    assert.deepEqual(sizes, ['png of 16×16', 'png of 32×32']);
  });

  test('icon.svg is a drawing that can be shown', async () => {
    assert.match(await sizeOf((await made).icons['icon.svg']), /^svg of /u);
  });
});
