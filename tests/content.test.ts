import '@/scripts/environment';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { shareCards } from '@/app/og/share-cards';
import { palette } from '@/components/palette';
import { clientLogos } from '@/content/client-logos';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';

// What visitors would lose, and types cannot say. `npm run build` runs this file, because hosts run nothing else.

test('share cards can draw every letter', () => {
  // As in a regular expression: U+20-21 becomes \u{20}-\u{21}.
  const listed = readFileSync('app/fonts/make-fonts.sh', 'utf8').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu);
  const ranges = [...listed].map(([, first, last = first]) => `\\u{${first}}-\\u{${last}}`);
  const missing = RegExp(`[^${ranges.join('')}]`, 'u');
  for (const text of [site.name, ...shareCards.flatMap(({ lines, badge }) => [...lines, badge])]) {
    const letter = missing.exec(text)?.[0];
    assert.equal(
      letter,
      undefined,
      `“${text}”: chat apps would show no “${letter}”: use other words, or give the page no badge, and so no card`,
    );
  }
});

test('every picture and logo says what it shows', () => {
  for (const { src, alt } of [...projects.flatMap(picturesOf), ...clientLogos])
    assert.ok(alt.trim(), `screen readers would say nothing of ${src}: write its alt in content/`);
});

test('addresses are complete', () => {
  const { address, bookingAddress } = site;
  const links = Object.fromEntries(projects.map(({ title, link }) => [`link of ${title}`, link]));
  for (const [name, value] of Object.entries({ address, bookingAddress, ...links })) {
    const isComplete = URL.canParse(value) && /^.+\..{2,}$/u.test(new URL(value).hostname);
    assert.ok(isComplete, `content/: “${value}” leads visitors nowhere: write the whole ${name}`);
  }
  const { origin } = new URL(site.address);
  assert.equal(site.address, origin, `content/site.ts: search engines need the address as “${origin}”`);
});

test('every logo can be drawn and seen, in its proportions, and is light', async () => {
  for (const { src, width, height } of clientLogos) {
    const file = `public${src}`;
    const bytes = readFileSync(file);
    assert.ok(
      bytes.length <= 50_000,
      `${file} is ${bytes.length} bytes large: visitors would wait for it: save it below 50,000`,
    );
    const drawn = sharp(bytes, { failOn: 'warning' });
    const { isOpaque } = await drawn.stats().catch((cause: unknown) => {
      throw new Error(`${file} cannot be drawn`, { cause });
    });
    assert.ok(!isOpaque, `${file} would be a grey box: use the logo on a transparent ground`);
    const logo = await drawn.metadata();
    assert.ok(
      src.endsWith(`.${logo.format}`),
      `no browser draws ${file}: it is a file of the type ${logo.format}`,
    );
    const isDrawn = logo.format !== 'svg' || /(["'])http:\/\/www\.w3\.org\/2000\/svg\1/u.test(String(bytes));
    assert.ok(isDrawn, `no browser draws ${file}: it lacks xmlns="http://www.w3.org/2000/svg"`);
    const fitting = Math.round((width * logo.height) / logo.width);
    const isFitting = Math.abs(fitting - height) <= 1;
    assert.ok(
      isFitting,
      `${file} would be distorted: it needs a height of ${fitting} for a width of ${width}`,
    );
    // What is transparent doesn't count for the mean.
    const mean = await drawn.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const ratio = wcagContrast(`rgb(${[...mean]})`, palette.surface).toFixed(1);
    assert.ok(Number(ratio) >= 3, `${file} is too dark (${ratio} of 3 : 1): use the logo for dark grounds`);
  }
});
