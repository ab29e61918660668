import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { landingCard, shareCardImage } from '@/app/og/share-cards';
import { allCopies, copiesOf } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { addressAt, site } from '@/content/site';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { addressInStyle } from '@/scripts/export/page-style';
import { palette } from '@/tailwind.config';
import { files, pages, type BuiltPage } from '@/tests/built-site';
import vercel from '@/vercel.json' with { type: 'json' };

/** Files that browsers, search engines and hosts request by a fixed name, and files that Next.js generates. */
const knownFiles = /^(?:.*\.html|favicon\.ico|robots\.txt|licenses\.txt|sitemap\.xml|_next\/static\/.*)$/u;

/** The content of a page's `meta` element with this name. Throws unless there is exactly one. */
function meta(page: BuiltPage, name: string): string {
  const found = page.$(`meta[name="${name}"], meta[property="${name}"]`);
  const content = found.attr('content') ?? '';
  assert.ok(content && found.length === 1, `${page.file} must have exactly one ${name}; use pageMetadata()`);
  return content;
}

/** Why an address in a page is broken; undefined if it works or belongs to another site. */
function faultOf(address: string, { file }: BuiltPage): string | undefined {
  // Hosts serve the 404 page at any path, so a relative address in it would break.
  if (!/^(?:[/#?]|[a-z][a-z\d+.-]*:)/iu.test(address)) return `${address}: must begin with "/"`;
  const { origin, pathname, hash } = new URL(address, `${site.address}/${file}`);
  if (origin !== site.address) return undefined;
  const name = decodeURIComponent(pathname).slice(1) || 'index';
  const bytes = files.get(name) ?? files.get(`${name}.html`);
  if (!bytes) return `${address}: there is no such file; correct the link in content/ or in the page.tsx`;
  const isThere = !hash || bytes.includes(` id="${hash.slice(1)}"`);
  return isThere ? undefined : `${address}: its target has no element with this id; correct the link`;
}

test('out/ contains every page and only files that are requested', () => {
  for (const file of ['index.html', 'work.html', '404.html']) assert.ok(files.has(file), file);
  assert.ok(!files.has('_not-found.html'), 'hosts would serve it with the status 200');
  const html = pages.map(({ $ }) => $.html()).join('\n');
  const copies = allCopies().map(({ path }) => path.slice(1));
  const forgotten = [...files.keys()].filter(
    (file) =>
      !knownFiles.test(file) &&
      !existsSync(`public/${file}`) &&
      !copies.includes(file) &&
      !html.includes(file),
  );
  assert.deepEqual(forgotten, [], 'link to them, or name them in `knownFiles` of tests/pages.test.ts');
  const folders = pages.map(({ file }) => `out/${file.replace('.html', '')}`);
  for (const folder of folders.filter(existsSync)) assert.notDeepEqual(readdirSync(folder), [], folder);
});

test('no unused class brings variables of Tailwind, which weigh about a kilobyte', () => {
  const style = pages.map(({ $ }) => $('style').text()).join('\n');
  const costly = [...style.matchAll(/\.([a-z-]+)\{[^}]*var\(--tw-[^}]*var\(--tw-/gu)].map(
    ([, name]) => name!,
  );
  assert.ok(costly.length > 0, 'Tailwind names its variables in another way');
  const scripts = [...files].filter(([file]) => file.endsWith('.js')).map(([, bytes]) => String(bytes));
  const isUsed = (name: string) =>
    pages.some(({ $ }) => $(`.${name}`).length > 0) ||
    scripts.some((script) => script.split(/["'`\s]/u).includes(name));
  const fix =
    'a word in app/ or components/ is taken for a class: write another, or leave it out by `@source not inline` in app/globals.css';
  assert.deepEqual(new Set(costly.filter((name) => !isUsed(name))), new Set(), fix);
});

test('the sitemap lists the canonical address of every page, with its pictures, and nothing else', () => {
  const canonicals = pages.map(({ file, path, $ }) => {
    const found = $('link[rel=canonical]').attr('href');
    assert.equal(found, path && addressAt(path), `${file}: use pageMetadata()`);
    return found;
  });
  const sitemap = String(files.get('sitemap.xml'));
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  const fix = 'name each page, and no other, in app/sitemap.ts';
  assert.deepEqual(listed.toSorted(), canonicals.filter(Boolean).toSorted(), fix);
  const ofWork = sitemap.split('<url>').find((url) => url.includes(`<loc>${addressAt(workPage.path)}</loc>`));
  const listedPictures = ofWork?.match(/(?<=<image:loc>https:\/\/[^/]*)\/.*?(?=<)/gu) ?? [];
  // Two equal pictures are one copy.
  const copies = projects.flatMap(picturesOf).map((picture) => copiesOf(picture).webp.path);
  assert.deepEqual(listedPictures, [...new Set(copies)]);
  // Ad blockers hide pictures by words in their addresses.
  for (const address of listedPictures)
    assert.ok(files.has(address.slice(1)) && /^\/pictures\/[\da-f]{10}-\d+\.webp$/u.test(address), address);
});

test('vercel.json asks search engines to index no copy of the site on vercel.app', () => {
  const rule = vercel.headers.find(({ headers }) =>
    headers.some(({ key, value }) => key === 'X-Robots-Tag' && value === 'noindex'),
  );
  const host = new RegExp(`^${rule?.has?.[0]?.value}$`, 'u');
  assert.match('studio-3f2a9c1.vercel.app', host);
  assert.doesNotMatch(new URL(site.address).hostname, host);
});

test('search engines may not index a preview', () => {
  const code = `import('@/app/page-metadata').then(({ pageMetadata }) =>
    console.log(pageMetadata({ path: '/', metaTitle: '', metaDescription: '' }).robots))`;
  const env = { ...process.env, VERCEL_ENV: 'any other than production' };
  const robots = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], { env });
  assert.equal(String(robots).trim(), 'noindex');
});

test('robots.txt names the sitemap, and by default allows every crawler', () => {
  const robots = String(files.get('robots.txt'));
  assert.match(robots, /^user-agent: \*\nallow: \/$/imu);
  assert.ok(robots.includes(`Sitemap: ${site.address}/sitemap.xml`));
});

for (const page of pages) {
  const { file, path, $, isLight } = page;

  describe(file, () => {
    test('declares its language, colours, icons and policy', () => {
      assert.equal($('meta[http-equiv=Content-Security-Policy]').length, 1, 'is VERCEL_ENV set?');
      assert.equal($('html').attr('lang'), site.language);
      assert.match(meta(page, 'theme-color'), /^#/u);
      assert.equal(meta(page, 'color-scheme'), 'dark');
      assert.match(meta(page, 'robots'), path ? /^index, follow, max-image-preview:large$/u : /^noindex/u);
      assert.equal($('link[rel=icon], link[rel=apple-touch-icon]').length, 3);
      // Browsers wait for the whole page, so that a page change shows it.
      assert.equal($('head > link[rel=expect][href="#content"][blocking=render]').length, 1);
    });

    test('has its style in the page, and no script of Next.js', { skip: !isLight }, () => {
      assert.equal($('link[rel=stylesheet][href^="/_next/"], link[as=script], link[as=style]').length, 0);
      const style = $('head > style').text();
      assert.ok(style.includes('--surface'));
      assert.match(style, /url\([^)]*further/u);
      // Letters are transparent only in browsers with the gradient that shows them.
      const always = style.replaceAll(/@supports \(background:[^{]+\{(?:[^{}]+\{[^{}]*\})+\}/gu, '');
      assert.ok(always.length < style.length);
      assert.ok(!/[{;]color:(?:#0000|transparent)/u.test(always));
      // For iPhones on their side. The build keeps it because `browserslist` names iOS.
      assert.ok(style.includes('-webkit-text-size-adjust:100%'));
      // Next.js preloads no font for the 404 page.
      if (path) assert.ok($('link[rel=preload][as=font]').length > 0);
      assert.doesNotMatch($.html(), /__next_f|\/_next\/static\/chunks/u);
    });

    test('gives its icons a size that needs no style', () =>
      assert.equal($('svg:not([width][height])').length, 0));

    test('marks only links to itself as current', { skip: !isLight }, () => {
      const current = $('header a').filter((_, link) => link.attribs['href'] === path);
      assert.equal(current.not('[aria-current=page]').length, 0);
      assert.equal($('[aria-current]').not(current).length, 0);
    });

    test('keeps neighbouring links, and lines of its title, apart for programs that read its text alone', () => {
      const touching = String($('body').html()).match(/.{0,60}<\/a><a[ >].{0,60}/gu) ?? [];
      assert.deepEqual(touching, [], "put {' '} between the links");
      assert.doesNotMatch($('h1').html() ?? '', /\S<\/span><span[ >]/u);
    });

    test(
      'has browsers load the page behind a link before the click, but never itself',
      { skip: !isLight },
      () => {
        const rules = JSON.parse($('body > script[type=speculationrules]').text());
        const [rule] = rules.prefetch ?? rules.prerender;
        const [every, itself, withEnding] = rule.where.and;
        assert.deepEqual([every, withEnding], [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }]);
        assert.equal(itself.not.href_matches.replaceAll('\\', ''), path ?? '/404');
        assert.equal(rule.eagerness, 'moderate');
      },
    );

    test('has structured data without empty values or broken links', () => {
      const data = $('script[type="application/ld+json"]').text();
      assert.match(data, /"Organization".*"WebSite"/u);
      assert.doesNotMatch(data, /:(?:""|null)/u);
      // In structured data, an address with a fragment only identifies a thing, so it need not exist.
      const addresses = [...data.matchAll(/"(https:[^"#]+)"/gu)].map(([, address]) => address ?? '');
      assert.deepEqual(addresses.map((address) => faultOf(address, page)).filter(Boolean), []);
    });

    test('requests at most its first picture before a visitor scrolls', () => {
      const [first, ...others] = [...$('picture img')].map(({ attribs }) => attribs['loading']);
      // On the work page, it is in the first window.
      if (page.path === workPage.path) assert.notEqual(first, 'lazy');
      assert.ok(others.every((loading) => loading === 'lazy'));
    });

    test('has no broken address in links, pictures and style sheets', () => {
      // Vercel's own scripts exist only there.
      const elements = [...$('html *').not('[src^="/_vercel/"]')];
      const single = elements.flatMap(({ attribs: { href, src, 'data-islands-url': file } }) =>
        [href, src, file].filter((address) => address !== undefined),
      );
      const lists = [...$('[srcset]')].flatMap(({ attribs }) =>
        (attribs['srcset'] ?? '').split(/,\s+/u).map((candidate) => candidate.split(' ')[0] ?? ''),
      );
      const styles = [$('style').text(), ...$('[style]').map((_, { attribs }) => attribs['style'])];
      const inStyles = [...styles.join('\n').matchAll(addressInStyle)].map(([, , address = '']) => address);
      const found = [...single, ...lists, ...inStyles];
      assert.ok(inStyles.length > 0 && found.length > inStyles.length);
      assert.deepEqual(found.map((address) => faultOf(address, page)).filter(Boolean), []);
    });
  });
}

test("a share card's address changes with its words, pictures and colours", (context) => {
  const src = '../../.next/test-card.png' as const;
  const addresses = [
    {},
    { badge: 'x' },
    { pictures: [{ src, alt: '' }] },
    // The same path, with another file.
    { pictures: [{ src, alt: '' }] },
  ].map((change, index) => {
    writeFileSync('.next/test-card.png', String(index));
    return shareCardImage({ ...landingCard, ...change }).url;
  });
  const { ink } = palette;
  context.after(() => Object.assign(palette, { ink }));
  palette.ink = '#00ff00';
  addresses.push(shareCardImage(landingCard).url);
  assert.equal(new Set(addresses).size, addresses.length);
});

for (const words of [landingPage, workPage]) {
  test(`${words.path} has a large share card with its own picture and words`, async () => {
    const page = pages.find(({ path }) => path === words.path)!;
    // Some chat apps read only the first 8 KiB of a page.
    const beginning = files.get(page.file)?.subarray(0, 8192).toString() ?? '';
    for (const name of ['og:title', 'og:description', 'og:image'])
      assert.match(beginning, new RegExp(`<meta property="${name}" content="[^"]+">`, 'u'), name);
    assert.equal(meta(page, 'twitter:card'), 'summary_large_image');
    assert.equal(meta(page, 'og:url'), addressAt(words.path));
    assert.equal(meta(page, 'og:title'), words.metaTitle);
    assert.equal(meta(page, 'og:description'), words.metaDescription);
    assert.ok(meta(page, 'og:image:alt').includes(words.badge));
    const { origin, pathname, search } = new URL(meta(page, 'og:image'));
    assert.equal(origin, site.address);
    assert.match(search, /^\?[\da-f]{10}$/u);
    const card = files.get(pathname.slice(1)) ?? Buffer.alloc(0);
    const same = [...files.values()].filter((bytes) => bytes.equals(card));
    assert.equal(same.length, 1, 'two pages have the same card');
    const { width, height } = await sharp(card).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    // Some chat apps show no card if its picture is much larger.
    assert.ok(card.length < 300_000);
  });
}

test('licenses.txt has the licences of all packages in the script, and of the typeface', async () => {
  const { packages } = await bundleIslands();
  const names = packages.map((folder) => folder.replace(/^.*node_modules\//u, ''));
  assert.ok(names.includes('react-dom'));
  for (const name of [...names, 'Bricolage Grotesque'])
    assert.match(
      String(files.get('licenses.txt')),
      new RegExp(`^${name}\n=+\n\n[^=]*(?:Copyright|Licen[cs]e)`, 'mu'),
    );
});
