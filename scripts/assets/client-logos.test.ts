import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { makeLogos } from '@/scripts/assets/client-logos';

/** A logo of 120 × 36, half red and half white. */
const svg = (inside = '', attributes = 'viewBox="0 0 120 36"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>` +
  `<path fill="red" d="M0 0h60v36H0z"/><path fill="#fff" d="M60 0h60v36H60z"/>${inside}</svg>`;

const png = (width: number) =>
  sharp({ create: { width, height: width / 4, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();

const manyLines = Array.from(
  { length: 5000 },
  (_, at) => `M${at % 97} ${at % 31}l${at % 13} ${at % 17}`,
).join('');

/** Makes the one logo of a content folder of its own, 60 px wide in the strip. */
async function make(context: TestContext, source: string | Buffer, src = 'logos/arena.svg') {
  const folder = await mkdtemp(join(tmpdir(), 'client-logos-'));
  context.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'logos'));
  await writeFile(join(folder, src), source);
  const { files, entries, warnings } = await makeLogos([{ src, alt: 'Arena', width: 60 }], folder);
  const [[name = '', bytes = Buffer.alloc(0)] = []] = files;
  return { name, bytes, entry: entries[0], warnings };
}

/** Draws an SVG 240 px wide on grey. */
const draw = (bytes: Buffer | string) =>
  sharp(Buffer.from(bytes), { density: 288 }).resize(240).flatten({ background: '#888' }).raw().toBuffer();

for (const [exporter, source] of [
  [
    'Illustrator',
    '<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
      svg(
        '<style type="text/css">.st0{fill:url(#SVGID_1_);}.st1{clip-path:url(#SVGID_2_);}</style><linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="120"><stop offset="0" style="stop-color:#29ABE2"/><stop offset="1" style="stop-color:#FFF"/></linearGradient><clipPath id="SVGID_2_"><rect width="100" height="36"/></clipPath><g class="st1"><g><rect class="st0" width="120" height="20"/></g></g>',
        'id="Layer_1" x="0px" y="0px" viewBox="0 0 120 36" style="enable-background:new 0 0 120 36;" xml:space="preserve"',
      ),
  ],
  [
    'Figma',
    svg(
      '<g clip-path="url(#clip0)"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="36"><path d="M0 0h120v30H0z" fill="white"/></mask><g mask="url(#mask0)"><path d="M9 9h90v27H9z" fill="url(#paint0)"/></g></g><defs><radialGradient id="paint0"><stop stop-color="#F0F"/><stop offset="1" stop-color="#0FF"/></radialGradient><clipPath id="clip0"><rect width="120" height="36" fill="white"/></clipPath></defs>',
      'width="120" height="36" viewBox="0 0 120 36" fill="none"',
    ),
  ],
  [
    'Inkscape',
    svg(
      '<sodipodi:namedview pagecolor="#ffffff"/><metadata>drawn by hand</metadata><defs><path id="bar" d="M0 0h9v9z"/></defs><g inkscape:label="Layer 1" transform="translate(-3 2)"><use xlink:href="#bar" x="20" style="fill:#0f0"/></g>',
      'width="120px" height="36px" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  ],
] as const) {
  test(`an SVG as ${exporter} exports it keeps its look, in the size of the strip`, async (context) => {
    const { entry, bytes, name } = await make(context, source);
    const before = await draw(source);
    const after = await draw(bytes);
    assert.equal(after.length, before.length);
    assert.ok(before.every((value, at) => Math.abs(value - (after[at] ?? -99)) <= 8));
    assert.deepEqual(entry, { src: `/logos/${name}`, alt: 'Arena', width: 60, height: 18 });
    assert.match(name, /^arena-[\da-f]{10}\.svg$/u);
  });
}

test('a PNG is reduced to twice its size in the strip', async (context) => {
  const { entry, bytes } = await make(context, await png(600), 'logos/arena.png');
  assert.deepEqual([entry?.width, entry?.height, (await sharp(bytes).metadata()).width], [60, 15, 120]);
});

const picture = '<image width="9" height="9" href="data:image/png;base64,"/>';
const script = '<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>';

for (const [what, source, wanted] of [
  ['text', svg('<text y="9">Arena</text>'), /holds text, .*outlines/u],
  ['a picture', svg(picture), /PNG/u],
  ['motion', svg('<animate attributeName="x" dur="1s"/>'), /moves/u],
  ['a script', svg(script), /plain SVG/u],
  ['a handler', svg('', 'viewBox="0 0 9 9" onload="a()"'), /plain SVG/u],
  ['a page', svg('<foreignObject><p>Arena</p></foreignObject>'), /plain SVG/u],
  ['a part of another file', svg('<use xlink:href="other.svg#a"/>'), /address outside/u],
  ['a colour of another file', svg('<path fill="url(b.svg#c)" d="M0 0h9v9z"/>'), /address outside/u],
  ['no size', svg('', 'width="4cm" height="1cm"'), /has no size; export it with a viewBox/u],
  ['an end too soon', svg().slice(0, -9), /cannot be drawn; export it again/u],
  ['too many bytes', svg(`<path d="${manyLines}"/>`), /simplify it to 20480 at most/u],
  ['too few pixels', await png(116), /is 116 px wide; it must have 120 px/u],
  ['half a PNG', (await png(400)).subarray(0, 200), /cannot be drawn/u],
] as const) {
  test(`a logo with ${what} stops the build, and its file, entry and mend are named`, async (context) => {
    const src = typeof source === 'string' ? 'logos/arena.svg' : 'logos/arena.png';
    const place = /^content\/client-logos\.json: entry 1 "Arena", field "src": \S+logos\/arena\.\w+ .*/u;
    const message = new RegExp(place.source + wanted.source, 'u');
    await assert.rejects(make(context, source, src), { name: 'ContentError', message });
  });
}

test('a missing logo stops the build', async () => {
  await assert.rejects(makeLogos([{ src: 'logos/gone.svg', alt: 'Arena', width: 60 }], '/no'), /is missing/u);
});

test('a logo hard to see at rest is reported, a light one with dark letters is not', async (context) => {
  const onPlate = svg('', 'viewBox="0 0 90 36"').replace('red', '#000').replace('h60v36H0z', 'h30v36H0z');
  assert.deepEqual((await make(context, onPlate)).warnings, []);
  const { warnings } = await make(context, svg().replaceAll('#fff', '#223').replace('red', '#004'));
  assert.match(warnings.join(), /entry 1 "Arena", .*hard to see on the dark surface \(1\.\d:1\)/u);
});
