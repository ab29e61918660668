import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { delayRuntime } from '@/scripts/export/delay-runtime';
import { exportedPage, exportedPageChunk, exportedPageModules } from '@/scripts/export/exported-page.fixture';
import { elementsOf } from '@/scripts/export/html-elements';
import { hashOf, policyOf, withIntegrity, withPolicy } from '@/scripts/export/page-policy';
import { idleModules } from '@/scripts/export/still-pages';
import { takeOutRuntime } from '@/scripts/export/take-out-runtime';

const still = takeOutRuntime(exportedPage, exportedPageModules, idleModules);
const moving = delayRuntime(exportedPage, () => exportedPageChunk);

/** The sources of a directive; undefined where the policy has none of that name. */
function sources(html: string, name: string): string[] | undefined {
  const directives = policyOf(html)
    .split('; ')
    .map((directive) => directive.split(' '));
  return directives.find(([first]) => first === name)?.slice(1);
}

/** The page with something put at the end of its body. */
function withMarkup(markup: string, html = still): string {
  return html.replace('</body>', () => `${markup}</body>`);
}

const quotedHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page without script', () => {
  test('allows none', () => {
    assert.deepEqual(sources(still, 'script-src'), ["'none'"]);
  });

  test('allows the rules for prerendering by their hash, and nothing that they could bring along', () => {
    const rules = '{"prerender":[]}';
    const page = withMarkup(`<script type="speculationrules">${rules}</script>`);
    assert.deepEqual(sources(page, 'script-src'), [quotedHash(rules)]);
  });

  test('lets no Trusted Types policy be made', () => {
    assert.deepEqual(sources(still, 'trusted-types'), ["'none'"]);
  });

  test('passes over data', () => {
    const data = '<script type="application/ld+json">{"name":"Studio"}</script>';
    assert.equal(policyOf(withMarkup(data)), policyOf(still));
  });
});

describe('the policy of a page with script', () => {
  const [script] = elementsOf(moving).filter(({ name }) => name === 'script');

  test('allows its script by its hash, and those which that one brings', () => {
    assert.deepEqual(sources(moving, 'script-src'), ["'strict-dynamic'", quotedHash(script?.text ?? '')]);
  });

  test('names the Trusted Types policy that the script makes', () => {
    assert.deepEqual(sources(moving, 'trusted-types'), ['default']);
  });

  test('changes with a single letter of the script', () => {
    assert.notEqual(policyOf(moving.replace('__next_f', '__next_g')), policyOf(moving));
  });

  test('allows a script that is a file by its integrity', () => {
    const page = withMarkup('<script async src="/count.js" integrity="sha256-abc="></script>');
    assert.deepEqual(sources(page, 'script-src'), ["'strict-dynamic'", "'sha256-abc='"]);
  });

  test('allows a script of another host by its integrity', () => {
    const tag = '<script src="https://statistics.example/a.js" integrity="sha384-abc=" crossorigin></script>';
    assert.deepEqual(sources(withMarkup(tag), 'script-src'), ["'strict-dynamic'", "'sha384-abc='"]);
  });
});

describe('the policy of every page', () => {
  for (const [name, expected] of [
    ['default-src', "'none'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
  ] as const) {
    test(`says ${name} ${expected}`, () => {
      for (const page of [still, moving]) assert.deepEqual(sources(page, name), [expected]);
    });
  }

  test('allows its style sheet by its hash', () => {
    const css = elementsOf(still).find(({ name }) => name === 'style')?.text ?? '';
    assert.ok(css.includes('.text-body'));
    assert.deepEqual(sources(still, 'style-src'), [quotedHash(css)]);
  });

  test('allows no style attribute where there is none', () => {
    assert.equal(sources(still, 'style-src-attr'), undefined);
  });

  test('allows each style attribute by its hash, once, with its entities resolved', () => {
    const page = withMarkup(
      '<p style="color:red"></p><p style="color:red"></p><p style="font:1em &quot;A&quot;"></p>',
    );
    assert.deepEqual(sources(page, 'style-src-attr'), [
      "'unsafe-hashes'",
      quotedHash('color:red'),
      quotedHash('font:1em "A"'),
    ]);
  });

  test('lets script ask the site itself, and nobody else', () => {
    assert.deepEqual(sources(moving, 'connect-src'), ["'self'"]);
  });

  test('counts what stands in a template or is for browsers without script', () => {
    const page = withMarkup(
      '<template><p style="a:b"></p></template><noscript><p style="c:d"></p></noscript>',
    );
    assert.deepEqual(sources(page, 'style-src-attr')?.slice(1), [quotedHash('a:b'), quotedHash('c:d')]);
  });
});

describe('refused, because nobody could vouch for it:', () => {
  for (const { what, markup, message } of [
    {
      what: 'an event handler',
      markup: '<p onclick="go()">',
      message: /event handler in the markup: <p onclick>/u,
    },
    { what: 'one in a drawing', markup: '<svg onLoad="go()"></svg>', message: /event handler/u },
    {
      what: 'script for an address',
      markup: '<a href="javascript:go()">',
      message: /script for an address: <a href>/u,
    },
    {
      what: 'one that hides',
      markup: '<a href=" &#1;java\nscript:go()">',
      message: /script for an address/u,
    },
    {
      what: 'one in a drawing’s animation',
      markup: '<svg><set to="JavaScript:go()"/></svg>',
      message: /<set to>/u,
    },
    {
      what: 'a frame',
      markup: '<iframe src="/work"></iframe>',
      message: /no page of this site has: <iframe>/u,
    },
    { what: 'an object', markup: '<object data="/a.swf"></object>', message: /<object>/u },
    { what: 'an embedded file', markup: '<embed src="/a.swf">', message: /<embed>/u },
    { what: 'a frame in a template', markup: '<template><iframe></iframe></template>', message: /<iframe>/u },
    {
      what: 'one for browsers without script',
      markup: '<noscript><iframe></iframe></noscript>',
      message: /<iframe>/u,
    },
    { what: 'a form', markup: '<form action="/a"></form>', message: /allows no form/u },
    { what: 'a button that sends', markup: '<button formaction="/a">', message: /allows no form/u },
    {
      what: 'a script of another host',
      markup: '<script src="https://a.example/a.js"></script>',
      message: /without integrity: https:\/\/a\.example\/a\.js; put a copy of it into public/u,
    },
    {
      what: 'one that may not be compared',
      markup: '<script src="//a.example/a.js" integrity="sha256-a"></script>',
      message: /without crossorigin/u,
    },
    {
      what: 'a script of an unknown type',
      markup: '<script type="text/typescript">a</script>',
      message: /unknown type: text\/typescript/u,
    },
    {
      what: 'a script with a language',
      markup: '<script language="vbscript">a</script>',
      message: /with a language/u,
    },
    {
      what: 'a script with an address in a drawing',
      markup: '<svg><script href="/a.js"></script></svg>',
      message: /inside of a drawing/u,
    },
    {
      what: 'a style sheet of another host',
      markup: '<link rel="stylesheet" href="https://a.example/a.css">',
      message: /does not stand in the page: https:\/\/a\.example\/a\.css/u,
    },
    {
      what: 'a style sheet that imports',
      markup: '<style>@import "/a.css";</style>',
      message: /imports another/u,
    },
    {
      what: 'a style sheet that asks elsewhere',
      markup: '<style>p{background:url(https://a.example/a.png)}</style>',
      message: /not an address of this site: https:\/\/a\.example\/a\.png in a style sheet/u,
    },
    {
      what: 'a style attribute that asks elsewhere',
      markup: '<p style="background:url(data:image/png,a)">',
      message: /not an address of this site: data:/u,
    },
    {
      what: 'a picture of another host',
      markup: '<img src="https://a.example/a.png" alt="">',
      message: /not an address of this site: https:\/\/a\.example\/a\.png in <img src>/u,
    },
    {
      what: 'one among others',
      markup: '<img srcset="/a.png 1x, //a.example/b.png 2x" alt="">',
      message: /\/\/a\.example\/b\.png 2x in <img srcset>/u,
    },
    {
      what: 'a film',
      markup: '<video src="/a.mp4"></video>',
      message: /no directive is known for <video src>/u,
    },
    {
      what: 'a hint at another host',
      markup: '<link rel="preconnect" href="https://a.example">',
      message: /unknown kind: rel="preconnect"/u,
    },
    {
      what: 'a hint at a script',
      markup: '<link rel="preload" as="script" href="/a.js">',
      message: /preload of an unknown kind: \/a\.js/u,
    },
    {
      what: 'a hint at a module',
      markup: '<link rel="modulepreload" href="/a.js">',
      message: /unknown kind: rel="modulepreload"/u,
    },
  ]) {
    test(what, () => {
      assert.throws(() => policyOf(withMarkup(markup)), message);
    });
  }

  test('another base for addresses', () => {
    assert.throws(() => policyOf(still.replace('<head>', '<head><base href="/a/">')), /<base>/u);
  });

  test('a policy that stands there already', () => {
    assert.throws(() => withPolicy(withPolicy(still)), /header in the markup: .*Content-Security-Policy/u);
  });
});

describe('integrity', () => {
  test('is written into a script that is a file of the site', () => {
    const page = withIntegrity(
      withMarkup('<script async src="/count.js?v=1"></script>'),
      (address) => `of ${address}`,
    );
    assert.match(page, /<script integrity="of \/count\.js\?v=1" async src="\/count\.js\?v=1"><\/script>/u);
  });

  test('is left as it is where it stands', () => {
    const page = withMarkup('<script src="/count.js" integrity="sha256-a"></script>');
    assert.equal(
      withIntegrity(page, () => 'other'),
      page,
    );
  });

  test('is not invented for a file of another host', () => {
    const page = withMarkup('<script src="//a.example/count.js"></script>');
    assert.equal(
      withIntegrity(page, () => 'invented'),
      page,
    );
  });

  test('is what other tools find for the same bytes', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    assert.equal(hashOf('alert(1)'), 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  });
});

describe('in the page', () => {
  test('the policy comes first in the head', () => {
    for (const page of [still, moving]) {
      assert.ok(
        withPolicy(page).includes(
          `<head><meta http-equiv="Content-Security-Policy" content="${policyOf(page)}"/>`,
        ),
      );
    }
  });

  test('everything else stays to the letter', () => {
    assert.equal(withPolicy(still).replace(/<meta http-equiv[^>]*>/u, ''), still);
  });

  test('the character encoding comes before a policy that is too long', () => {
    const many = Array.from({ length: 30 }, (_, index) => `<p style="order:${index}"></p>`).join('');
    const page = withPolicy(withMarkup(many));
    assert.match(page, /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" /u);
    assert.equal(page.match(/<meta charset/giu)?.length, 1);
  });

  test('a page without a head or without an encoding is refused', () => {
    assert.throws(() => withPolicy('<!doctype html><title>A</title>'), /no <head>/u);
    assert.throws(() => withPolicy('<!doctype html><head><title>A</title></head>'), /no <meta charset>/u);
  });
});
