import assert from 'node:assert/strict';
import { unescape } from 'node:querystring';
import { test } from 'node:test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { shareCardImage, shareCards } from '@/app/og/share-cards';
import { pages as described, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { addressAt, site } from '@/content/site';
import { bundleIslands } from '@/islands/export/bundle-islands';
import { isPublic } from '@/scripts/files';
import { answerTo, isAnsweredElsewhere } from '@/scripts/vercel-routes';
import { files, pages } from '@/tests/built-site';

/** Why an address in a page is broken; undefined if it works or belongs to another site. */
function faultOf(address: string, page: string): string | undefined {
  // Hosts serve the 404 page at any path, so a relative address in it would break.
  if (!/^(?:[/#?]|[a-z][a-z\d+.-]*:)/iu.test(address)) return `${address}: must begin with "/"`;
  const url = new URL(address, `${site.address}/${page}`);
  if (url.origin !== site.address) return undefined;
  const name = unescape(url.pathname).slice(1) || 'index';
  const names = [name, `${name}.html`];
  const target = pages.find((one) => names.includes(one.file));
  const id = unescape(url.hash.slice(1).replace(/:~:.*/u, ''));
  // Only pages have ids. None and `top` mean a page's top (HTML Standard, 7.4.6.4).
  const ids = target ? [...target.$('[id]')].map(({ attribs }) => attribs['id']) : [id];
  const hasId = /^(?:top)?$/iu.test(id) || ids.includes(id);
  if (hasId && names.some((one) => files.has(one))) return undefined;
  if (isAnsweredElsewhere(url)) return undefined;
  const { headers, destination = headers['location'] } = answerTo(url);
  if (destination) return faultOf(destination, page);
  return `${address}: there is no such file or id; correct it in content/, app/ or vercel.json`;
}

const areLean = pages.every(({ isLean }) => isLean);

test('out/ contains every page and only files that are requested', () => {
  for (const file of ['index.html', 'work.html', '404.html']) assert.ok(files.has(file), file);
  const text = pages.map(({ file, $ }) => file + $.html()).join('\n');
  const fixed = /^(?:robots\.txt|licenses\.txt|sitemap\.xml|_next\/static\/.*)$/u;
  const others = [...files.keys()].filter((file) => !fixed.test(file) && !isPublic(file));
  const isNamed = (file: string) => text.includes(file) || text.includes(encodeURI(file));
  const forgotten = others.filter((file) => !isNamed(file) && (areLean || !file.endsWith('.txt')));
  assert.deepEqual(forgotten, [], 'link to them, or name them in tests/pages.test.ts');
});

test('crawlers can read every page, and find in the sitemap all pages and pictures, and nothing else', () => {
  assert.match(String(files.get('robots.txt')), /^user-agent: \*\nallow: \/$/imu);
  const sitemap = String(files.get('sitemap.xml'));
  const indexed = pages.filter(({ $ }) => !$.html('meta[name=robots]').includes('noindex'));
  const canonicals = indexed.flatMap(({ $ }) => $('link[rel=canonical]').attr('href') ?? []);
  const fix = 'name each page, and no other, in `pages` of content/pages.ts, or give it the robots “noindex”';
  assert.deepEqual(sitemap.match(/(?<=<loc>).*?(?=<)/gu)?.toSorted(), canonicals.toSorted(), fix);
  // Ad blockers hide pictures by words in their addresses.
  const pictures = [...files.keys()].filter((file) => /^pictures\/[\da-f]{10}-\d+\.webp$/u.test(file));
  assert.deepEqual(sitemap.match(/(?<=<image:loc>https:\/\/[^/]*\/).*?(?=<)/gu)?.toSorted(), pictures);
});

test('search engines index no copy of the site on vercel.app', () => {
  const robotsAt = (address: string) => answerTo(new URL(address)).headers['x-robots-tag'];
  assert.equal(robotsAt('https://studio-3f2a9c1.vercel.app/'), 'noindex');
  assert.equal(robotsAt(site.address), undefined);
});

for (const { file, path, $, isSpecified } of pages) {
  test(`${file} tells browsers, crawlers and programs that read its text alone what they need`, () => {
    assert.equal($('meta[http-equiv=Content-Security-Policy]').length, 1);
    assert.doesNotThrow(() => new Intl.Locale($('html').attr('lang')!), 'give <html> a valid `lang`');
    const isHidden = path && $.html('meta[name=robots]').includes('noindex');
    const canonical = $('link[rel=canonical]').attr('href');
    assert.ok(isHidden || canonical === (path && addressAt(path)), 'use pageMetadata()');
    for (const icon of ['icon', 'apple-touch-icon'])
      assert.ok($(`link[rel~=${icon}]`).length > 0, `no ${icon}: add it to app/ as Next.js documents`);
    const isEager = [...$('picture img')].map(({ attribs }) => attribs['loading'] !== 'lazy');
    assert.ok(isEager.lastIndexOf(true) < 1, 'give all pictures but the first loading="lazy"');
    assert.equal($.html('svg:not([width][height])'), '', 'give icons a width and a height');
    const touching = $('a + a').filter((_, { prev }) => prev?.type === 'tag');
    assert.equal($.html(touching), '', "put {' '} before these links");
    if (!isSpecified) return;
    assert.equal($('html').attr('lang'), site.language);
    const robots = path ? /"(?:index, follow, max-image-preview:large|noindex)"/u : /"noindex"/u;
    assert.match($.html('meta[name=robots]'), robots);
    assert.equal($('meta[name=theme-color][content^="#"], meta[name=color-scheme][content=dark]').length, 2);
    // Browsers wait for the whole page, so that a page change shows it.
    assert.equal($('head > link[rel=expect][href="#content"][blocking=render]').length, 1);
    if (path === workPage.path) assert.ok(isEager[0], 'the first picture must load at once');
  });

  test(`${file} has no broken address, and no empty value in its structured data`, () => {
    const scripts = [...$('script[type="application/ld+json"]')];
    const data = JSON.stringify(scripts.map((script) => JSON.parse($(script).text())));
    assert.doesNotMatch(data, /:(?:""|null)/u);
    const names = data.split(`"name":${JSON.stringify(site.name)}`).length - 1;
    const isNamed = names > 1 && data.includes('"@type":"WebSite"');
    assert.ok(isNamed || !isSpecified, 'app/layout.tsx must name the studio and its WebSite');
    // In structured data, an address with a fragment only identifies a thing, so it need not exist.
    const inData = data.match(/(?<=")https:[^"#]+(?=")/gu) ?? [];
    const elements = [...$('html *')].map(({ attribs }) => attribs);
    const single = elements.flatMap(({ href, src, 'data-islands-url': script }) => [href, src, script]);
    const copies = elements.flatMap(({ srcset }) => srcset?.split(', ').map((copy) => copy.split(' ')[0]));
    const styles = [$('style').text(), ...elements.map(({ style }) => style)].join('\n');
    // Within quotation marks, an address may contain another.
    const inStyles = [...styles.matchAll(/url\((["']?)(.*?)\1\)/gsu)].map(([, , address]) => address);
    const found = [...inData, ...single, ...copies, ...inStyles].filter((address) => address !== undefined);
    assert.deepEqual(found.map((address) => faultOf(address, file)).filter(Boolean), []);
  });

  const shareCard = shareCards.find((card) => path && addressAt(card.path) === addressAt(path));
  if (shareCard)
    test(`${file} has a large share card of its own`, async () => {
      const beginning = load(String(files.get(file)?.subarray(0, 8192)));
      const tag = (name: string) => beginning(`meta[property="${name}"]`).attr('content');
      assert.equal(beginning('meta[name="twitter:card"]').attr('content'), 'summary_large_image');
      const { metaTitle, metaDescription } = described.find((one) => one.path === shareCard.path)!;
      const texts = ['og:site_name', 'og:url', 'og:title', 'og:description'].map(tag);
      assert.deepEqual(texts, [site.name, addressAt(shareCard.path), metaTitle, metaDescription]);
      assert.ok(tag('og:image:alt')?.includes(shareCard.badge));
      const [address = ''] = unescape(tag('og:image') ?? '').split('?');
      const card = files.get(address.replace(`${site.address}/`, '')) ?? Buffer.alloc(0);
      const same = [...files.values()].filter((bytes) => bytes.equals(card));
      assert.equal(same.length, 1, `${address} must be a file, and unlike those of other pages`);
      const { width, height } = await sharp(card).metadata();
      const size = [width, height, tag('og:image:width'), tag('og:image:height')];
      assert.deepEqual(size, [1200, 630, '1200', '630']);
      assert.ok(card.length < 300_000, 'some chat apps show no larger picture');
    });
}

for (const { file, path, $ } of pages.filter(({ isLean, isSpecified }) => isLean && isSpecified)) {
  test(`${file} has its style in the page, no script of Next.js, and a rule to load pages before the click`, () => {
    assert.doesNotMatch($.html(), /__next_f|\/_next\/static\/chunks/u);
    // Next.js preloads no font for the 404 page.
    if (path) assert.ok($('link[rel=preload][as=font]').length > 0);
    const style = $('head > style').text();
    assert.match(style, /url\([^)]*further/u);
    assert.ok(style.includes('-webkit-text-size-adjust:100%'), 'iPhones on their side would enlarge text');
    assert.doesNotMatch(style, /[{;]color:(?:#0000|transparent)/u, 'nothing may show these letters');
    assert.match($('body > script[type=speculationrules]').text(), /"eagerness":"moderate"/u);
    assert.equal($.html(`a[href="${path}"]:not([aria-current])`), '');
  });
}

test("a share card's address changes with its words and pictures", () => {
  const pictures = [...picturesOf(projects[0])];
  const cards = [{}, { pictures }, { badge: 'x' }].map((change) => ({ ...shareCards[0]!, ...change }));
  assert.equal(new Set(cards.map((card) => shareCardImage(card).url)).size, 3);
});

test('licenses.txt has the licences of all packages in the script, and of the typeface', async () => {
  const { packages } = await bundleIslands();
  const names = packages.map((folder) => folder.replace(/^.*node_modules\//u, ''));
  const certain = ['framer-motion', 'motion-dom', 'react-dom', 'scheduler', 'Bricolage Grotesque'];
  const licences = String(files.get('licenses.txt'));
  for (const name of [...names, ...certain])
    assert.match(licences, new RegExp(`^${name}\n=+\n\n[^=]*(?:Copyright|Licen[cs]e)`, 'mu'), name);
});
