import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeIcons, makeLogos } from '@/scripts/assets/drawings';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';
import { palette, scheme } from '@/tailwind.config';

await enterTemporaryFolder();
await mkdir('content/logos', { recursive: true });
await mkdir('content/brand');

const [clear, faint] = scheme === 'dark' ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];

/** An SVG of 120 × 36, red at its left, in clear contrast to the page at its right, and transparent between. */
const svg = (inside = '', attributes = 'viewBox="0 0 120 36"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>` +
  `<path fill="red" d="M0 0h9v36H0z"/><path fill="${clear}" d="M60 0h60v36H60z"/>${inside}</svg>`;

const png = (width: number) =>
  sharp({ create: { width, height: width / 4, channels: 4, background: `${clear}e6` } })
    .png()
    .toBuffer();

/** Runs `makeLogos` for a single logo, 60 px wide. Returns the logo's entry and its file's bytes. */
async function makeLogo(source: string | Buffer, src = 'logos/arena.svg') {
  await writeFile(`content/${src}`, source);
  const files = await makeLogos([{ src, alt: 'Arena', width: 60 }]);
  const [entry] = JSON.parse(String(files.get('content/generated/client-logos.json')));
  return { entry, bytes: Buffer.from(files.get(`public${entry.src}`) ?? '') };
}

/** An SVG as design tools export it: with prolog, styles, gradient, nested groups, references, names and a size. */
const exported = `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator -->
  <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
    `<!-- <text> --><sodipodi:namedview pagecolor="#ffffff"/><style type="text/css">.st0{fill:url(#SVGID_1_);}</style>
    <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="120"><stop offset="0" style="stop-color:#29ABE2"/><stop offset="1" style="stop-color:${clear}"/></linearGradient>
    <mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="36"><path d="M0 0h120v30H0z" fill="white"/></mask>
    <g mask="url(#mask0)"><g inkscape:label="Layer 1" transform="translate(-3 2)"><rect class="st0" width="120" height="20"/></g></g>
    <defs><path id="bar" d="M0 0h9v9z"/></defs><use xlink:href="#bar" x="20" style="fill:#0f0"/>`,
    'id="Layer_1" x="0px" y="0px" width="120px" height="36px" viewBox="0 0 120 36" style="enable-background:new 0 0 120 36;" xml:space="preserve" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  )}`;

test('resizes an SVG from a design tool without changing its look', async () => {
  const { entry, bytes } = await makeLogo(exported);
  assert.match(entry.src, /^\/logos\/arena-[\da-f]{10}\.svg$/u);
  assert.deepEqual([entry.alt, entry.width, entry.height], ['Arena', 60, 18]);
  const draw = (drawing: string | Buffer) => sharp(Buffer.from(drawing)).resize(240).raw().toBuffer();
  assert.deepEqual(await draw(bytes), await draw(exported));
});

test('makes a PNG logo at twice its width in CSS px', async () => {
  const small = await makeLogo(await png(600), 'logos/arena.png');
  assert.deepEqual([small.entry.height, (await sharp(small.bytes).metadata()).width], [15, 120]);
});

for (const [what, source, wanted] of [
  ['text', svg('<text y="9">Arena</text>'), 'contains text .*outlines'],
  ['an embedded picture', svg('<image width="9" height="9" href="data:image/png;base64,"/>'), 'PNG'],
  ['animation', svg('<animate attributeName="x" dur="1s"/>'), 'is animated'],
  ['a script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>'), 'plain SVG'],
  ['an event handler', svg('', 'viewBox="0 0 9 9" onload="a()"'), 'plain SVG'],
  ['a reference to another file', svg('<use xlink:href="other.svg#a"/>'), 'refers to another file'],
  ['a gradient in another file', svg('<path fill="url(b.svg#c)" d="M0 0h9v9z"/>'), 'refers to another file'],
  [
    'a height of three times its width',
    svg('', 'viewBox="0 0 36 108"'),
    'would be 180 px high; .* 20 at most',
  ],
  ['no viewBox', svg('', 'width="4cm" height="1cm"'), 'has no viewBox'],
  ['a cut-off end', svg().slice(0, -9), 'cannot be drawn; export it again'],
  ['too many bytes', svg(`<path d="M0 0${'l1 1'.repeat(6000)}"/>`), 'simplify it to 20480 at most'],
  [
    'shapes as dark or as light as the page',
    svg(`<path fill="${faint}" d="M0 0h50v36H0z"/>`).replace('M60 0h60v', 'M60 0h9v'),
    'too faint on the page',
  ],
  ['nothing to see', svg().replaceAll('fill=', 'opacity="0" fill='), 'would be empty or too faint'],
  ['a ground of its own', svg('<path fill="red" d="M0 0h120v37H0z"/>', 'viewBox="0 0 120 37"'), 'as a box'],
  ['too few pixels', await png(116), 'is 116 px wide; it must be at least 120 px'],
  ['truncated PNG data', (await png(400)).subarray(0, 200), 'cannot be drawn'],
] as const) {
  test(`a logo with ${what} stops the build with an error that names its entry, file and fix`, async () => {
    const file = typeof source === 'string' ? 'logos/arena.svg' : 'logos/arena.png';
    const place = `^content/client-logos\\.json: entry 1 "Arena", field "src": content/${file} .*`;
    const message = new RegExp(place + wanted, 'u');
    await assert.rejects(makeLogo(source, file), { name: 'ContentError', message });
  });
}

/** Makes the icons of a mark that consists of these SVG elements, in a `viewBox` of 8 × 8. */
async function iconsOf(inside: string) {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="64" height="64">';
  await writeFile('content/brand/mark.svg', `${open}${inside}</svg>`);
  return makeIcons();
}

test('icons show the whole mark on the surface colour, with black made light and other colours unchanged', async () => {
  const dot = '<g transform="translate(4 4)"><circle cx="2" cy="2" r="2" style="fill:#f00"/></g>';
  const icons = await iconsOf(`<path fill="#000" d="M0 0h4v4H0z"/><path d="M4 0h4v4H4z"/>${dot}`);
  for (const path of ['app/icon.svg', 'public/icon-512.png', 'app/apple-icon.png']) {
    const icon = sharp(Buffer.from(icons.get(path) ?? ''));
    const pixels = await icon.resize(100).removeAlpha().raw().toBuffer();
    const colourAt = (x: number, y: number) => `#${pixels.subarray((y * 100 + x) * 3).toString('hex', 0, 3)}`;
    const light = palette['key-light'];
    const found = [colourAt(40, 40), colourAt(60, 40), colourAt(65, 65), colourAt(50, 5)];
    assert.deepEqual(found, [light, light, '#ff0000', palette.surface], path);
  }
  const ico = Buffer.from(icons.get('app/favicon.ico') ?? '');
  // Tabs show the drawing for small icons, if there is one.
  await writeFile(
    'content/brand/mark-small.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>',
  );
  const withSmall = await makeIcons();
  await rm('content/brand/mark-small.svg');
  for (const path of ['app/icon.svg', 'app/favicon.ico', 'app/apple-icon.png']) {
    const isSame = Buffer.from(icons.get(path) ?? '').equals(Buffer.from(withSmall.get(path) ?? ''));
    assert.equal(isSame, path === 'app/apple-icon.png', path);
  }
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    const { format, width } = await sharp(ico.subarray(start, start + entry.readUInt32LE(8))).metadata();
    assert.deepEqual([format, width, entry.readUInt8(0)], ['png', size, size]);
  }
});

test('a missing mark and a mark with text are rejected', async () => {
  const name = 'ContentError';
  await assert.rejects(iconsOf('<text>H</text>'), { name, message: /mark\.svg: the drawing: contains/u });
  await rm('content/brand/mark.svg');
  await assert.rejects(makeIcons(), { name, message: /is missing; put it there as SVG/u });
});
