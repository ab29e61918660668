import assert from 'node:assert/strict';
import { unescape } from 'node:querystring';
import { test } from 'node:test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { shareCards } from '@/app/og/share-cards';
import { pages as described, workPage } from '@/content/pages';
import { addressAt, site } from '@/content/site';
import { addressOf, isPublic } from '@/scripts/files';
import { answerTo, isAnsweredElsewhere } from '@/scripts/vercel-routes';
import { files, pages } from '@/tests/built-site';

function isFound(address: string, from: (typeof pages)[number]): boolean {
  const url = new URL(address, site.address);
  const path = unescape(url.pathname);
  const page = address.startsWith('#') ? from : pages.find(({ file }) => addressOf(file) === path);
  const id = unescape(url.hash.slice(1));
  // Without an id, `#top` is the top (HTML Standard, 7.4.6.4).
  if (page && !['', 'top'].includes(id)) return page.$('[id]').is((_, { attribs }) => attribs['id'] === id);
  if (page || files.has(path.slice(1)) || url.origin !== site.address || isAnsweredElsewhere(url))
    return true;
  const { headers, destination = headers['location'] } = answerTo(url);
  return destination !== undefined && isFound(destination, from);
}

test('out/ has a 404 page, and only files that are requested', () => {
  assert.ok(files.has('404.html'), "visitors of unknown addresses would see the host's own page");
  const text = pages.map(({ file, $ }) => file + $.html()).join('\n');
  const areLean = pages.every(({ isLean }) => isLean);
  const fixed = /^(?:robots\.txt|licenses\.txt|sitemap\.xml|_next\/static\/.*)$/u;
  const others = [...files.keys()].filter((file) => !fixed.test(file) && !isPublic(file));
  const isNamed = (file: string) => text.includes(file) || text.includes(encodeURI(file));
  const forgotten = others.filter((file) => !isNamed(file) && (areLean || !file.endsWith('.txt')));
  assert.deepEqual(forgotten, [], 'link to them, or name them in tests/pages.test.ts');
});

test('search engines find all pages and pictures in the sitemap, and nothing else', () => {
  assert.match(String(files.get('robots.txt')), /^user-agent: \*\nallow: \/$/imu);
  const sitemap = String(files.get('sitemap.xml'));
  const indexed = pages.filter(({ $ }) => !$.html('meta[name=robots]').includes('noindex'));
  const canonicals = indexed.flatMap(({ $ }) => $('link[rel=canonical]').attr('href') ?? []);
  const fix = 'name each page, and no other, in `pages` of content/pages.ts, or give it the robots “noindex”';
  assert.ok(canonicals.length > 0, 'search engines find no page');
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

for (const page of pages) {
  const { file, path, $, isLean } = page;
  test(`browsers, crawlers and screen readers learn from ${file} what they need`, () => {
    assert.equal($('meta[http-equiv=Content-Security-Policy]').length, 1, 'foreign script could run');
    assert.doesNotThrow(() => new Intl.Locale($('html').attr('lang')!), 'give <html> a valid `lang`');
    const isHidden = path && $.html('meta[name=robots]').includes('noindex');
    const canonical = $('link[rel=canonical]').attr('href');
    assert.ok(isHidden || canonical === (path && addressAt(path)), 'use pageMetadata()');
    const isEager = [...$('picture img')].map(({ attribs }) => attribs['loading'] !== 'lazy');
    assert.ok(isEager.lastIndexOf(true) < 1, 'give all pictures but the first loading="lazy"');
    if (path === workPage.path) assert.ok(isEager[0], 'the first picture must load at once');
  });

  test(`no address in ${file} is broken`, () => {
    const data = $('script[type="application/ld+json"]').text();
    assert.doesNotMatch(data, /:(?:""|null)/u, 'search engines need a value');
    // In structured data, an address with a fragment only identifies a thing.
    const inData = data.match(/(?<=")https:[^"#]+(?=")/gu) ?? [];
    const elements = [...$('html *')].map(({ attribs }) => attribs);
    const single = elements.flatMap(({ href, src, 'data-islands-url': script }) => [href, src, script]);
    const copies = elements.flatMap(({ srcset }) => srcset?.split(', ').map((copy) => copy.split(' ')[0]));
    const inStyles = [
      ...$('style')
        .text()
        .matchAll(/url\((["']?)(.*?)\1\)/gsu),
    ].map(([, , address]) => address);
    const found = [...inData, ...single, ...copies, ...inStyles].filter((address) => address !== undefined);
    const broken = found.filter((address) => !isFound(address, page));
    assert.deepEqual(broken, [], 'there is no such file or id: correct it in content/, app/ or vercel.json');
  });

  if (isLean)
    test(`${file} has its style in the page, no script of Next.js, and a rule to load pages before the click`, () => {
      assert.doesNotMatch($.html(), /__next_f|\/_next\/static\/chunks/u);
      const style = $('head > style').text();
      assert.ok(style.includes('-webkit-text-size-adjust:100%'), 'iPhones on their side would enlarge text');
      assert.match($('body > script[type=speculationrules]').text(), /"eagerness":"moderate"/u);
    });
}

for (const { path, badge, file } of shareCards)
  test(`chat apps show a large card of its own for ${path}`, async () => {
    const page = pages.find((one) => one.path && addressAt(one.path) === addressAt(path));
    const beginning = load(String(files.get(page?.file ?? '')?.subarray(0, 8192)));
    const tag = (name: string) => beginning(`meta[property="${name}"]`).attr('content');
    assert.equal(beginning('meta[name="twitter:card"]').attr('content'), 'summary_large_image');
    const { metaTitle, metaDescription } = described.find((one) => one.path === path)!;
    const texts = ['og:site_name', 'og:url', 'og:title', 'og:description'].map(tag);
    assert.deepEqual(texts, [site.name, addressAt(path), metaTitle, metaDescription]);
    assert.ok(tag('og:image:alt')?.includes(badge));
    assert.ok(tag('og:image')?.startsWith(addressAt(`/og/${encodeURI(file)}?`)));
    const image = files.get(`og/${file}`)!;
    const { width, height } = await sharp(image).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    assert.ok(image.length < 300_000, 'some chat apps show no larger picture');
  });
