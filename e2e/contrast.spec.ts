import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, contrastOfLuminances, luminanceOfBytes, toHex } from '@/e2e/support/contrast';
import { waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/words';
import config, { house, houseWithMoreContrast, paper, surfaceAsHex } from '@/tailwind.config';

type Name = keyof typeof house;

/** Every pair of colours that is used together, and the contrast that it needs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const pairs: readonly (readonly [Name, Name, number])[] = [
  ['ink', 'surface', 7],
  ['ink', 'surface-raised', 7],
  ['ink-quiet', 'surface', 7],
  ['ink-quiet', 'surface-raised', 7],
  ['ink-faint', 'surface', 4.5],
  ['ink-reversed', 'key-light', 7],
  ['ink-reversed', 'key-light-hover', 7],
  ['control-edge', 'surface', 3],
  ['tally', 'surface', 3],
];

/** What those who ask for more contrast get besides. */
const pairsWithMoreContrast: typeof pairs = [
  ['ink-faint', 'surface', 7],
  ['control-edge', 'surface', 4.5],
  ['hairline', 'surface', 4.5],
  ['hairline-lit', 'surface', 4.5],
];

const palettes = [
  { name: 'the house', palette: house, needed: pairs },
  {
    name: 'the house with more contrast',
    palette: houseWithMoreContrast,
    needed: [...pairs, ...pairsWithMoreContrast],
  },
  { name: 'paper', palette: paper, needed: pairs },
];

/** The colours of a gradient. */
function coloursOf(gradient: string): string[] {
  const images = config.theme?.extend?.backgroundImage;
  if (!images || typeof images === 'function') throw new Error('tailwind.config.ts holds no gradients');
  return String((images as Record<string, unknown>)[gradient]).match(/oklch\([^)]*\)/gu) ?? [];
}

test.describe('The contrast of colours', () => {
  test('is measured as others measure it', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 3);
    expect(toHex('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
    expect(toHex(house.surface)).toBe(surfaceAsHex);
  });

  for (const { name, palette, needed } of palettes) {
    test(`suffices in every pair of ${name}`, () => {
      const failing = needed
        .map(([front, back, least]) => ({
          front,
          back,
          least,
          ratio: contrast(palette[front], palette[back]),
        }))
        .filter(({ ratio, least }) => !(ratio >= least));
      expect(failing).toEqual([]);
    });
  }

  test('suffices in the letters of large titles, from the light to their feet', () => {
    for (const [gradient, least] of [
      ['lit', 4.5],
      ['stage', 3],
    ] as const) {
      const colours = coloursOf(gradient);
      expect(colours.length).toBeGreaterThan(1);
      for (const colour of colours) {
        expect(contrast(colour, house.surface), `${gradient}: ${colour}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

/** A line of words on a page: the bytes of its colour, and where it stands in CSS px. */
interface Line {
  words: string;
  colour: number[];
  box: { left: number; top: number; width: number; height: number };
}

/** Every line of words that is seen in the window, but for titles that are cut out of a gradient. */
async function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing');
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, h1')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      const colour = [...context.getImageData(0, 0, 1, 1).data];
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height, right, bottom } of range.getClientRects()) {
        const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        // Words for assistive technology alone stand in a box of 1 px.
        if (isSeen && width > 4 && (element.getBoundingClientRect().width || width) > 4) {
          found.push({ words: node.textContent ?? '', colour, box: { left, top, width, height } });
        }
      }
    }
    return found;
  });
}

test.describe('The light behind the words', () => {
  for (const { name, address } of sitePages) {
    for (const width of [390, 1280]) {
      test(`leaves every line of the ${name} its contrast, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        await waitForScript(page);
        const lines = await linesOf(page);
        expect(lines.length).toBeGreaterThanOrEqual(5);
        // What is left is what the words stand on.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { color: transparent !important; transition: none !important }');
          document.adoptedStyleSheets.push(sheet);
        });
        const ground = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
        for (const { words, colour, box } of lines) {
          const pixels = await ground
            .clone()
            .extract({
              left: Math.floor(box.left),
              top: Math.floor(box.top),
              width: Math.floor(box.width),
              height: Math.floor(box.height),
            })
            .raw()
            .toBuffer();
          const front = luminanceOfBytes(colour);
          let least = Infinity;
          for (let at = 0; at < pixels.length; at += 3) {
            const back = luminanceOfBytes([...pixels.subarray(at, at + 3)]);
            least = Math.min(least, contrastOfLuminances(front, back));
          }
          expect(least, words).toBeGreaterThanOrEqual(4.5);
        }
      });
    }
  }
});
