import '@/scripts/environment';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { isInTypeface, lineWidth } from '@/app/line-width';
import { palette } from '@/components/palette';
import * as browserWords from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import * as pages from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';

// What types cannot say about `content/`. `npm run build` runs this file, because hosts run nothing else.

const longestText: Readonly<Record<string, number>> = {
  name: 40,
  metaTitle: 65,
  metaDescription: 165,
  headline: 24,
  badge: 32,
  title: 32,
  description: 90,
  alt: 160,
};

function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? name : key),
  );
}

const modules = { 'browser-words': browserWords, 'client-logos': clientLogos, pages, projects, site };

test('every text has room, and only letters that the fonts have', () => {
  const texts = Object.entries(modules).flatMap(([file, value]) =>
    textsIn(value).map(({ name, text }) => [`content/${file}.ts: “${text}” (${name})`, name, text] as const),
  );
  for (const [subject, name, text] of texts) {
    assert.equal(text, text.trim() || undefined, `${subject} is empty, or begins or ends with a space`);
    // For any other letter, a share card would download a font. Letters and accents can be two letters.
    const isShown = !/^(?:src|link|path|address|bookingAddress)$/u.test(name);
    const unknown = isShown && [...text].find((letter) => !isInTypeface(letter));
    assert.ok(!unknown, `${subject} has “${unknown}”, which the typeface lacks: see docs/build.md`);
    const most = longestText[name] ?? Infinity;
    assert.ok(text.length <= most, `${subject} has ${text.length} characters; there is room for ${most}`);
  }
});

/** As in `tailwind.config.ts`: letter spacing in em, and the size in px on a phone of 320 px, which has room for 288. */
const largeTexts = [
  ['headline', pages.landingPage.headline, -0.04, 24],
  ['page title', pages.pages.flatMap(({ title = [] }) => title), -0.035, 44],
  ['project title', projects.map(({ title }) => title), -0.015, 24],
  ['error title', [pages.notFoundPage.title, browserWords.errorPage.title], -0.05, 114],
] as const;

test('no word in large type is wider than a phone', () => {
  for (const [name, texts, letterSpacing, size] of largeTexts)
    for (const word of texts.flatMap((text) => text.split(/[ -]/u))) {
      const width = Math.ceil(lineWidth(word, letterSpacing) * size);
      assert.ok(width <= 288, `content/: shorten “${word}” (${name}): ${width} of a phone's 288 px`);
    }
});

test('ids, titles, pictures and their texts are unique', () => {
  const ofProjects = projects.flatMap(({ id, title }) => [`id ${id}`, `title ${title}`]);
  const images = [...projects.flatMap(picturesOf), ...clientLogos];
  const values = [...ofProjects, ...images.flatMap(({ src, alt }) => [`src ${src}`, `alt ${alt}`])];
  const twice = values.find((value, index) => values.indexOf(value) < index);
  assert.ok(!twice, `“${twice}” is there twice in content/projects.ts or content/client-logos.ts`);
});

test('addresses are complete', () => {
  for (const address of [site.address, site.bookingAddress, ...projects.map(({ link }) => link)]) {
    const isComplete = URL.canParse(address) && /^.+\..{2,}$/u.test(new URL(address).hostname);
    assert.ok(isComplete, `content/: “${address}” is not a website's address`);
  }
  const { origin } = new URL(site.address);
  assert.equal(site.address, origin, `content/site.ts: write address as “${origin}”`);
  const invented = textsIn(modules).filter(({ text }) => /\.example\b/u.test(text));
  if (invented.length > 0)
    console.log(`Invented, to be replaced before a launch: ${invented.map(({ text }) => text).join(', ')}`);
});

test('every logo can be drawn, has its proportions, and is light enough for its ground', async () => {
  for (const { src, width, height } of clientLogos) {
    const file = `public${src}`;
    const bytes = readFileSync(file);
    const drawn = sharp(bytes, { failOn: 'warning' });
    await assert.doesNotReject(drawn.stats(), `${file} cannot be drawn`);
    const logo = await drawn.metadata();
    assert.ok(src.endsWith(`.${logo.format}`), `${file} is a file of the type ${logo.format}`);
    const isDrawn = logo.format !== 'svg' || /(["'])http:\/\/www\.w3\.org\/2000\/svg\1/u.test(String(bytes));
    assert.ok(isDrawn, `${file} lacks xmlns="http://www.w3.org/2000/svg", without which no browser draws it`);
    const fitting = Math.round((width * logo.height) / logo.width);
    const isFitting = Math.abs(fitting - height) <= 1;
    assert.ok(isFitting, `${file} needs a height of ${fitting} for a width of ${width}`);
    assert.ok(height <= 60, `${file} is ${height} px high; there is room for 60`);
    // What is transparent doesn't count for the mean.
    const mean = await drawn.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const ratio = wcagContrast(`rgb(${[...mean]})`, palette.surface).toFixed(1);
    assert.ok(Number(ratio) >= 3, `${file} is too dark (${ratio} of 3 : 1): use the logo for dark grounds`);
  }
});
