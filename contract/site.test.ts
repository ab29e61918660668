import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { fillIn } from '@/content/fill-in';
import { pages as words } from '@/content/pages';
import { projects } from '@/content/projects';
import { addressAt } from '@/content/routes';
import { site as studio } from '@/content/site';
import {
  attribute,
  canonicals,
  metaContents,
  readBuiltSite,
  structuredData,
  type BuiltPage,
  type BuiltSite,
} from '@/contract/built-site';
import { addressesInStyle, addressesOf, whyBroken } from '@/contract/internal-addresses';
import { buildSites } from '@/scripts/site-build';

/** Host of a preview deploy that nothing else in the site could name by chance. */
const previewHost = 'contract-0f1e2d.vercel.app';

/** Bytes of a card: chat apps give up on pictures much larger. */
const largestCard = 300_000;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which names no matter: upper case in names, a slash in void elements, `async=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // A matter of policy; the placeholder of a picture is its own colours.
    'no-inline-style': 'off',
    // HTML allows any id without spaces, and React's own begin with `_`.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** A built site, and what the host that it was built for must find in it. */
interface Contract {
  title: string;
  folder: string;
  /** Origin that the site is shared from; unknown for `out/`, which may have been built for any host. */
  shared?: string;
  isIndexable?: boolean;
}

const scratch = await mkdtemp(join(tmpdir(), 'site-contract-'));

const contracts: Contract[] = [
  { title: 'the site in out/', folder: 'out' },
  {
    title: 'a build for production',
    folder: join(scratch, 'production'),
    shared: studio.address,
    isIndexable: true,
  },
  {
    title: 'a build for a preview',
    folder: join(scratch, 'preview'),
    shared: `https://${previewHost}`,
    isIndexable: false,
  },
];

/** Width and height of a PNG in px, from its header (W3C PNG, 11.2.1). */
function pngSize(bytes: Buffer): { width: number; height: number } {
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Every value in structured data, with the keys that lead to it. */
function leaves(value: unknown, key = ''): { key: string; value: unknown }[] {
  if (value === null || typeof value !== 'object') return [{ key, value }];
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ key, value: undefined }];
  return entries.flatMap(([name, inner]) => leaves(inner, Array.isArray(value) ? key : name));
}

before(
  async () => {
    await buildSites(
      [
        {
          folder: join(scratch, 'production'),
          // What Vercel calls a production deploy must not show: its visitors know the site's own address.
          variables: { VERCEL_ENV: 'production', VERCEL_URL: 'contract-production.vercel.app' },
        },
        {
          folder: join(scratch, 'preview'),
          variables: { VERCEL_ENV: 'preview', VERCEL_URL: previewHost },
        },
      ],
      'contract',
    );
  },
  { timeout: 300_000 },
);

after(async () => rm(scratch, { recursive: true, force: true }));

for (const { title, folder, shared, isIndexable } of contracts) {
  describe(title, () => {
    let site: BuiltSite;
    const origins = shared ? [studio.address, shared] : [studio.address];

    before(async () => {
      site = await readBuiltSite(folder);
    });

    const ofEachPage = (check: (page: BuiltPage) => void) => () => {
      assert.ok(site.pages.length >= 3, `${folder} holds ${site.pages.length} pages`);
      for (const page of site.pages) check(page);
    };

    function bytesAt(address: string): Buffer {
      const { pathname } = new URL(address);
      const bytes = site.files.get(pathname.slice(1));
      assert.ok(bytes, `${address}: there is no such file`);
      return bytes;
    }

    test(
      'what a page tells search engines stands in it once, and not again for React',
      ofEachPage(({ file, html }) => {
        const scripts = html.match(/<script type="application\/ld\+json">/gu)?.length ?? 0;
        assert.ok(scripts > 0, file);
        assert.equal(html.match(/schema\.org/gu)?.length, scripts, file);
      }),
    );

    test('every page has a title and a description that search engines show whole, and no two share one', () => {
      for (const [name, shortest, longest] of [
        ['title', 15, 65],
        ['description', 70, 165],
      ] as const) {
        const texts = site.pages.map((page) => {
          const found =
            name === 'title'
              ? [...page.html.matchAll(/<title>(.*?)<\/title>/gsu)].map(([, text]) => text ?? '')
              : metaContents(page, name);
          assert.equal(found.length, 1, `${page.file}: ${found.length} of ${name}`);
          const length = found[0]?.length ?? 0;
          assert.ok(length >= shortest && length <= longest, `${page.file}: ${name} of ${length} characters`);
          return found[0];
        });
        assert.equal(new Set(texts).size, site.pages.length);
      }
    });

    test('every page has one canonical, which is on production, and the sitemap lists exactly those', () => {
      const found = site.pages.map((page) => ({ page, addresses: canonicals(page) }));
      for (const { page, addresses } of found) {
        const wanted = page.path === undefined ? [] : [addressAt(studio.address, page.path)];
        assert.deepEqual(addresses, wanted, page.file);
      }
      const sitemap = site.files.get('sitemap.xml')?.toString('utf8') ?? '';
      const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
      assert.deepEqual(listed.toSorted(), found.flatMap(({ addresses }) => addresses).toSorted());
    });

    test('robots.txt forbids nothing and leads to the sitemap', () => {
      const robots = site.files.get('robots.txt')?.toString('utf8') ?? '';
      assert.doesNotMatch(robots, /disallow/iu);
      assert.match(robots, /^User-Agent: \*$/imu);
      assert.ok(robots.includes(`Sitemap: ${studio.address}/sitemap.xml`));
    });

    if (isIndexable !== undefined) {
      test(
        isIndexable ? 'search engines may index all but the 404 page' : 'search engines may index nothing',
        ofEachPage((page) => {
          const robots = metaContents(page, 'robots');
          assert.equal(robots.length, 1, page.file);
          const mayIndex = !/\b(?:noindex|none)\b/iu.test(robots[0] ?? '');
          assert.equal(mayIndex, isIndexable && page.path !== undefined, `${page.file}: ${robots[0]}`);
        }),
      );
    }

    test(
      'every page tells browsers its colours',
      ofEachPage((page) => {
        assert.equal(metaContents(page, 'theme-color').length, 1, page.file);
        assert.deepEqual(metaContents(page, 'color-scheme'), ['dark'], page.file);
      }),
    );

    test(
      'a shared link unfurls with a whole card, whose picture is there',
      ofEachPage((page) => {
        const one = (name: string) => {
          const contents = metaContents(page, name);
          assert.equal(contents.length, 1, `${page.file}: ${contents.length} of ${name}`);
          assert.ok(contents[0], `${page.file}: ${name} is empty`);
          return contents[0];
        };
        const own = shared ?? new URL(one('og:image')).origin;
        assert.equal(one('og:site_name'), studio.name);
        assert.equal(one('og:type'), 'website');
        assert.equal(one('twitter:card'), 'summary_large_image');
        for (const network of ['og', 'twitter']) {
          assert.equal(one(`${network}:description`), one('description'));
          assert.equal(one(`${network}:title`).length > 0, true);
          assert.equal(one(`${network}:image:alt`), one('og:image:alt'));
          assert.equal(new URL(one(`${network}:image`)).origin, own);
          assert.ok(one(`${network}:image`).endsWith('.png'));
        }
        assert.deepEqual(
          metaContents(page, 'og:url'),
          page.path === undefined ? [] : [addressAt(own, page.path)],
          page.file,
        );
        const bytes = bytesAt(one('og:image'));
        assert.equal(one('og:image:type'), 'image/png');
        assert.deepEqual(pngSize(bytes), { width: 1200, height: 630 });
        assert.deepEqual([one('og:image:width'), one('og:image:height')], ['1200', '630']);
        assert.ok(bytes.length < largestCard, `${one('og:image')} has ${bytes.length} bytes`);
      }),
    );

    test('every page has a card of its own', () => {
      const cards = site.pages.map((page) => metaContents(page, 'og:image')[0]);
      assert.equal(new Set(cards).size, site.pages.length);
    });

    test('the manifest and the icons are there, in the sizes that they claim', () => {
      const manifest = JSON.parse(site.files.get('manifest.webmanifest')?.toString('utf8') ?? '') as {
        name: string;
        icons: { src: string; sizes: string }[];
      };
      assert.equal(manifest.name, studio.name);
      assert.ok(manifest.icons.length > 0);
      for (const { src, sizes } of manifest.icons) {
        const { width, height } = pngSize(bytesAt(`${studio.address}${src}`));
        assert.equal(`${width}x${height}`, sizes, src);
      }
      const landing = site.pages.find(({ path }) => path === '/');
      const icons = landing?.document
        .querySelectorAll('link')
        .filter((link) => /\b(?:apple-touch-)?icon\b|^manifest$/u.test(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href'));
      for (const name of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']) {
        assert.ok(
          icons?.some((icon) => icon?.startsWith(name)),
          `no page names ${name}`,
        );
      }
      const touchIcon = pngSize(site.files.get('apple-touch-icon.png') ?? Buffer.alloc(24));
      assert.deepEqual(touchIcon, { width: 180, height: 180 });
    });

    test(
      'structured data names the studio and its site, has no empty value, and points only at what is there',
      ofEachPage((page) => {
        const things = structuredData(page);
        const types = things.map((thing) => thing['@type']);
        assert.ok(types.includes('Organization') && types.includes('WebSite'), page.file);
        const values = things.flatMap((thing) => leaves(thing));
        for (const { key, value } of values) {
          assert.ok(value !== undefined && value !== null && value !== '', `${page.file}: ${key} is empty`);
        }
        const named = new Set(things.map((thing) => thing['@id']));
        assert.equal(named.size, things.length, `${page.file}: two things share an @id`);
        for (const { key, value } of values) {
          if (typeof value !== 'string' || !value.startsWith(studio.address) || key === '@id') continue;
          assert.equal(whyBroken(site, value, page.file, origins), undefined);
        }
        const references = things.flatMap((thing) =>
          Object.values(thing).filter(
            (value): value is { '@id': string } =>
              typeof value === 'object' && value !== null && Object.keys(value).join() === '@id',
          ),
        );
        for (const reference of references) {
          assert.ok(named.has(reference['@id']), `${page.file}: nothing is ${reference['@id']}`);
        }
        assert.equal(
          values.some(({ value }) => String(value).includes(previewHost)),
          false,
        );
        for (const [block] of page.html.matchAll(
          /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gsu,
        )) {
          assert.equal(block.includes('<'), false, `${page.file}: structured data could end its own element`);
        }
      }),
    );

    test('the structured data of the work page is the list of projects, in their order', () => {
      const page = site.pages.find(({ path }) => path === '/work');
      assert.ok(page);
      const collection = structuredData(page).find((thing) => thing['@type'] === 'CollectionPage');
      assert.ok(collection);
      const list = collection['mainEntity'] as {
        '@type': string;
        numberOfItems: number;
        itemListElement: { position: number; name: string; description: string; url: string }[];
      };
      assert.equal(list['@type'], 'ItemList');
      assert.equal(list.numberOfItems, projects.length);
      assert.deepEqual(
        list.itemListElement.map(({ position, name, description, url }) => ({
          position,
          name,
          description,
          url,
        })),
        projects.map(({ title: name, description, link: url }, index) => ({
          position: index + 1,
          name,
          description,
          url,
        })),
      );
      const badge = fillIn(words.work.badge, { count: projects.length });
      assert.ok(page.html.includes(badge), `the work page says no “${badge}”`);
    });

    test('every address inside the site leads somewhere, those in `srcset` and in styles too', () => {
      const ofPages = site.pages.flatMap((page) =>
        [...addressesOf(page), ...addressesInStyle(page.html)].map((address) => ({
          address,
          base: page.file,
        })),
      );
      const ofStyles = [...site.files]
        .filter(([file]) => file.endsWith('.css'))
        .flatMap(([base, bytes]) =>
          addressesInStyle(bytes.toString('utf8')).map((address) => ({ address, base })),
        );
      assert.ok(
        ofPages.some(({ address }) => address.endsWith('.avif')),
        'no srcset was found',
      );
      const broken = [...ofPages, ...ofStyles].flatMap(
        ({ address, base }) => whyBroken(site, address, base, origins) ?? [],
      );
      assert.deepEqual(broken, []);
    });

    test('nothing names the machine that it was built on', () => {
      for (const [file, bytes] of site.files) {
        if (!/\.(?:html|xml|txt|json|webmanifest|css|svg|js)$/u.test(file)) continue;
        const text = bytes.toString('utf8');
        const hit = /\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])|\blocalhost:\d/iu.exec(text);
        assert.equal(hit, null, `${file}: ${text.slice((hit?.index ?? 0) - 40, (hit?.index ?? 0) + 40)}`);
        if (!file.endsWith('.js')) assert.equal(/\blocalhost\b/iu.test(text), false, file);
        assert.equal(text.includes(process.cwd()), false, file);
      }
    });

    test('every page is valid HTML', () => {
      for (const { file, html } of site.pages) {
        const { results } = validator.validateStringSync(html, file);
        const messages = results.flatMap((result) =>
          result.messages.map(
            ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`,
          ),
        );
        assert.deepEqual(messages, []);
      }
    });
  });
}
