import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { pages as words } from '@/content/pages';
import { projects } from '@/content/projects';
import { addressAt } from '@/content/routes';
import { site as studio } from '@/content/site';
import { files, pages, type BuiltPage } from '@/contract/built-site';

/** Bytes of a card: chat apps give up on pictures much larger. */
const largestCard = 300_000;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Valid, and React's or the parser's way to write: `async=""`, ids that begin with `_`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The placeholder of a picture is its own colours.
    'no-inline-style': 'off',
    // Next.js writes them in lines of their own.
    'no-trailing-whitespace': 'off',
  },
});

/** The one content of a `meta` that a page has under a name. */
function meta({ file, $ }: BuiltPage, name: string): string {
  const contents = $(`meta[name="${name}"], meta[property="${name}"]`);
  assert.equal(contents.length, 1, `${file}: ${contents.length} of ${name}`);
  const content = contents.attr('content');
  assert.ok(content, `${file}: ${name} is empty`);
  return content;
}

/** Width and height of a PNG in px, from its header (W3C PNG, 11.2.1). */
function pngSize(file: string): { width: number; height: number } {
  const bytes = files.get(file);
  assert.ok(bytes, `${file}: there is no such file`);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const isOwn = (url: URL) => url.origin === studio.address;

/** Why an address leads nowhere in this site; nothing where it leads somewhere, or outside. */
function faultOf(address: string, { file }: BuiltPage): string | undefined {
  const url = new URL(address, `${studio.address}/${file}`);
  if (!isOwn(url)) return undefined;
  const page = address.startsWith('#') ? file : pages.find(({ path }) => path === url.pathname)?.file;
  const bytes = files.get(page ?? decodeURIComponent(url.pathname).slice(1));
  if (!bytes) return `${file}: ${address}: there is no such file`;
  const isThere = !url.hash || bytes.includes(` id="${url.hash.slice(1)}"`);
  return isThere ? undefined : `${file}: ${address}: nothing there has this id`;
}

/** Every object at the top of a page's structured data. */
const structuredData = ({ $ }: BuiltPage) =>
  [...$('script[type="application/ld+json"]')].flatMap(
    (element) => (JSON.parse($(element).text()) as { '@graph': Record<string, unknown>[] })['@graph'],
  );

/** Every value in structured data that is no object. */
function leaves(value: unknown): unknown[] {
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value];
}

test('the landing page, the work page and the 404 page at least are there', () => {
  const found = pages.map(({ file }) => file);
  for (const file of ['index.html', 'work.html', '404.html']) assert.ok(found.includes(file), file);
});

test('nothing is there that only Next’s own navigation would read', () => {
  const texts = [...files.keys()].filter((file) => file.endsWith('.txt'));
  assert.deepEqual(texts.toSorted(), ['.well-known/security.txt', 'robots.txt']);
  assert.ok(!files.has('_not-found.html'));
});

test('no two pages share a title, a description or a card', () => {
  for (const read of [
    ({ $ }: BuiltPage) => $('head > title').text(),
    (page: BuiltPage) => meta(page, 'description'),
    (page: BuiltPage) => meta(page, 'og:image'),
  ]) {
    assert.equal(new Set(pages.map(read)).size, pages.length);
  }
});

test('every page has its canonical on production, and the sitemap lists exactly those', () => {
  const canonicals = pages.flatMap(({ file, path, $ }) => {
    const found = [...$('link[rel=canonical]')].map(({ attribs }) => attribs['href']);
    assert.deepEqual(found, path === undefined ? [] : [addressAt(studio.address, path)], file);
    return found;
  });
  const sitemap = String(files.get('sitemap.xml'));
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  assert.deepEqual(listed.toSorted(), canonicals.toSorted());
});

test('robots.txt forbids nothing and leads to the sitemap', () => {
  const robots = String(files.get('robots.txt'));
  assert.doesNotMatch(robots, /disallow/iu);
  assert.ok(robots.includes(`Sitemap: ${studio.address}/sitemap.xml`));
});

test('the manifest and the icons are there, in the sizes that they claim', () => {
  const manifest = JSON.parse(String(files.get('manifest.webmanifest'))) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  assert.equal(manifest.name, studio.name);
  assert.ok(manifest.icons.length > 0);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(src.slice(1));
    assert.equal(`${width}x${height}`, sizes, src);
  }
});

for (const page of pages) {
  const { file, path, html, $ } = page;

  describe(file, () => {
    test('is valid HTML', () => {
      const { results } = validator.validateStringSync(html, file);
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        [],
      );
    });

    test('tells browsers its language, its colours and its icons', () => {
      assert.equal($('html').attr('lang'), 'en');
      assert.match(meta(page, 'theme-color'), /^#/u);
      assert.equal(meta(page, 'color-scheme'), 'dark');
      assert.equal($('link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon]').length, 4);
    });

    test('unfurls with a whole card, whose picture is there', () => {
      const picture = new URL(meta(page, 'og:image'));
      const pictureFile = picture.pathname.slice(1);
      assert.equal(meta(page, 'og:site_name'), studio.name);
      assert.equal(meta(page, 'twitter:card'), 'summary_large_image');
      assert.equal(meta(page, 'og:description'), meta(page, 'description'));
      assert.equal(meta(page, 'og:title'), $('head > title').text());
      assert.ok(meta(page, 'og:image:alt'));
      assert.equal(meta(page, 'twitter:image'), picture.href);
      if (path !== undefined) assert.equal(meta(page, 'og:url'), addressAt(picture.origin, path));
      assert.deepEqual(pngSize(pictureFile), { width: 1200, height: 630 });
      assert.equal(meta(page, 'og:image:type'), 'image/png');
      const size = files.get(pictureFile)?.length ?? 0;
      assert.ok(size < largestCard, `${pictureFile} has ${size} bytes`);
    });

    test('has structured data without an empty value, that points only at what is there', () => {
      const things = structuredData(page);
      const types = things.map((thing) => thing['@type']);
      assert.ok(types.includes('Organization') && types.includes('WebSite'), types.join());
      for (const value of things.flatMap(leaves)) {
        assert.ok(value !== undefined && value !== null && value !== '');
        if (typeof value === 'string' && value.startsWith(studio.address) && !value.includes('#')) {
          assert.equal(faultOf(value, page), undefined);
        }
      }
    });

    test('leads nowhere that is not there, in its pictures and its style too', () => {
      const attributes = ['href', 'src', 'poster', 'data-src'];
      const single = attributes.flatMap((name) =>
        [...$(`html [${name}]`)].map(({ attribs }) => attribs[name] ?? ''),
      );
      const lists = [...$('[srcset]')].flatMap(({ attribs }) => (attribs['srcset'] ?? '').split(/,\s+/u));
      const inStyle = [...html.matchAll(/url\(["']?([^"')]+)/gu)].map(([, address]) => address ?? '');
      const found = [...single, ...lists.map((one) => one.split(' ')[0] ?? ''), ...inStyle];
      assert.ok(inStyle.length > 0 && found.length > inStyle.length);
      assert.deepEqual(
        found.flatMap((address) => faultOf(address, page) ?? []),
        [],
      );
    });

    test('names no machine that it was built on', () => {
      assert.doesNotMatch(html, /\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])/iu);
      assert.equal(html.includes(process.cwd()), false);
    });
  });
}

test('the structured data of the work page is the list of projects, in their order', () => {
  const page = pages.find(({ path }) => path === '/work');
  const collection = page && structuredData(page).find((thing) => thing['@type'] === 'CollectionPage');
  const { numberOfItems, itemListElement } = collection?.['mainEntity'] as {
    numberOfItems: number;
    itemListElement: { name: string; description: string; url: string }[];
  };
  assert.equal(numberOfItems, projects.length);
  assert.deepEqual(
    itemListElement.map(({ name, description, url }) => [name, description, url]),
    projects.map(({ title, description, link }) => [title, description, link]),
  );
  assert.ok(page?.html.includes(words.work.badge));
});
