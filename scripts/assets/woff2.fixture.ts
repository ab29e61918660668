import { brotliDecompressSync } from 'node:zlib';

/** Numbers that the WOFF2 format gives to the tables that the tests read (W3C WOFF 2.0, 5.1). */
const knownTables: Readonly<Record<number, string>> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 47: 'fvar' };

/** What the tests want to know of a typeface. */
export interface Typeface {
  characters: ReadonlySet<string>;
  /** Axes along which the typeface varies. */
  axes: { tag: string; least: number; most: number }[];
}

/** The tables of a WOFF2 by their tag, unpacked; those that the tests do not read are left out. */
function tablesOf(woff2: Buffer): Map<string, Buffer> {
  const tables: { tag: string | undefined; length: number }[] = [];
  let at = 48;
  function readLength(): number {
    let length = 0;
    for (;;) {
      const byte = woff2.readUInt8(at);
      at += 1;
      length = length * 128 + (byte & 0x7f);
      if (byte < 0x80) return length;
    }
  }
  const count = woff2.readUInt16BE(12);
  for (let table = 0; table < count; table += 1) {
    const flags = woff2.readUInt8(at);
    at += 1;
    if ((flags & 0x3f) === 0x3f) at += 4;
    const tag = knownTables[flags & 0x3f];
    const transformation = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? transformation !== 3 : transformation !== 0;
    const length = readLength();
    tables.push({ tag, length: isTransformed ? readLength() : length });
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  const found = new Map<string, Buffer>();
  let start = 0;
  for (const { tag, length } of tables) {
    if (tag) found.set(tag, data.subarray(start, start + length));
    start += length;
  }
  return found;
}

/** The code points of a `cmap` table (OpenType, `cmap`, formats 4 and 12, which every browser reads). */
function codePointsOf(cmap: Buffer): number[] {
  const codePoints: number[] = [];
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    const format = map.readUInt16BE(0);
    if (format === 4) {
      const doubled = map.readUInt16BE(6);
      for (let segment = 0; segment < doubled; segment += 2) {
        const last = map.readUInt16BE(14 + segment);
        for (let code = map.readUInt16BE(16 + doubled + segment); code <= last; code += 1) {
          if (code !== 0xffff) codePoints.push(code);
        }
      }
    } else if (format === 12) {
      for (let group = 0; group < map.readUInt32BE(12); group += 1) {
        const last = map.readUInt32BE(16 + group * 12 + 4);
        for (let code = map.readUInt32BE(16 + group * 12); code <= last; code += 1) codePoints.push(code);
      }
    }
  }
  return codePoints;
}

/** The axes of an `fvar` table; none when the typeface does not vary. */
function axesOf(fvar: Buffer | undefined): Typeface['axes'] {
  if (!fvar) return [];
  const first = fvar.readUInt16BE(4);
  const size = fvar.readUInt16BE(10);
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
    const axis = fvar.subarray(first + index * size);
    return {
      tag: axis.toString('latin1', 0, 4),
      least: axis.readInt32BE(4) / 65_536,
      most: axis.readInt32BE(12) / 65_536,
    };
  });
}

/**
 * Reads what a browser would make of a WOFF2.
 *
 * @throws when the bytes are no WOFF2 or hold no table of characters
 */
export function readWoff2(woff2: Buffer): Typeface {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('no WOFF2');
  const tables = tablesOf(woff2);
  const cmap = tables.get('cmap');
  if (!cmap) throw new Error('no table of characters');
  return {
    characters: new Set(codePointsOf(cmap).map((code) => String.fromCodePoint(code))),
    axes: axesOf(tables.get('fvar')),
  };
}
