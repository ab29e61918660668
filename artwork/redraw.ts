import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { backOpsScreens } from '@/artwork/backops/backops-screens';
import { captiveFiScreens } from '@/artwork/captive-fi/captive-fi-screens';
import { payGridsScreens } from '@/artwork/paygrids/paygrids-screens';
import type { Screen } from '@/artwork/screen';
import { shftLstScreens } from '@/artwork/shftlst/shftlst-screens';
import { launchOptionsOf } from '@/scripts/browsers';

/**
 * `npm run artwork [name part]`: redraws the product pictures in `content/pictures/`
 * from the screens below `artwork/`; with an argument, only those whose name contains it.
 */

const width = 800;
const height = 500;
const density = 2;
const resolvePackageFile = createRequire(import.meta.url).resolve;

async function documentOf(screen: Screen): Promise<string> {
  const faces = await Promise.all(
    Object.entries(screen.typefaces).map(async ([family, file]) => {
      const bytes = await readFile(resolvePackageFile(file));
      const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
      return `@font-face{font-family:'${family}';font-weight:100 900;font-stretch:50% 200%;src:${source}}`;
    }),
  );
  const style = await readFile(join('artwork', screen.stylesheet), 'utf8');
  const frame = `*{box-sizing:border-box;margin:0}html,body{width:${width}px;height:${height}px;overflow:hidden}`;
  const body = renderToStaticMarkup(screen.body);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces.join('')}${frame}${style}</style><body>${body}</body></html>`;
}

async function draw(browser: Browser, screen: Screen): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
  });
  await page.setContent(await documentOf(screen));
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
  });
  const overflow = await page.evaluate(
    () => document.body.scrollWidth > innerWidth || document.body.scrollHeight > innerHeight,
  );
  if (overflow) throw new Error(`artwork: ${screen.name} is larger than ${width}×${height}`);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  // No alpha, no metadata and a fixed effort: the same screen is the same bytes.
  return sharp(screenshot).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

const wanted = process.argv[2] ?? '';
const screens = [...backOpsScreens, ...shftLstScreens, ...payGridsScreens, ...captiveFiScreens];
const options = launchOptionsOf('chromium');
const browser = await chromium.launch({
  ...options,
  // Glyph edges otherwise follow the machine's font settings and differ between machines.
  args: [
    ...(options.args ?? []),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
});
try {
  for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
    const path = join('content/pictures', `${screen.name}.png`);
    const drawn = await draw(browser, screen);
    const before = await readFile(path).catch(() => undefined);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawn);
    console.log(`${before?.equals(drawn) ? 'unchanged' : 'drawn    '} ${path} ${drawn.length} bytes`);
  }
} finally {
  await browser.close();
}
