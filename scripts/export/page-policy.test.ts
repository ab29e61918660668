import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from 'cheerio';
import { previewServices, type Service } from '@/content/services';
import { addPolicy } from '@/scripts/export/page-policy';

/** `printf hi | openssl dgst -sha256 -binary | base64` */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

/** The directives of the policy that a page with this body gets, by their names. */
function policyOf(body: string, services: readonly Service[] = []): Record<string, string> {
  const page = load(`<head><meta charset="utf-8"><title>x</title></head><body>${body}</body>`);
  addPolicy(page, services, () => Buffer.from('hi'));
  assert.equal(page('meta[charset] + meta').attr('http-equiv'), 'Content-Security-Policy');
  const content = page('meta[http-equiv]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

describe('a policy', () => {
  test('allows nothing but the site’s own files on a page of words alone', () => {
    const { 'default-src': others, ...policy } = policyOf('<p>Words</p>');
    assert.equal(others, "'none'");
    for (const [name, sources] of Object.entries(policy)) {
      const isOwn = /^(?:style|img|font|media|manifest|connect)-src$/u.test(name);
      assert.equal(sources, isOwn ? "'self'" : "'none'", name);
    }
  });

  for (const [what, body, directive] of [
    ['an inline script', '<script>hi</script>', 'script-src'],
    ['rules for prerendering', '<script type="speculationrules">hi</script>', 'script-src'],
    ['a script file of the site', '<script src="/count.js"></script>', 'script-src'],
    ['a style sheet', '<style>hi</style>', 'style-src'],
    ['a style attribute', '<p style="hi"></p>', 'style-src-attr'],
  ] as const) {
    test(`names ${what} by its hash`, () => {
      assert.ok(policyOf(body)[directive]?.includes(hashOfHi), policyOf(body)[directive]);
    });
  }

  test('lets script load script only on a page that has some', () => {
    assert.ok(
      policyOf('<script data-src="/_next/a.js"></script>')['script-src']?.startsWith("'strict-dynamic'"),
    );
    assert.equal(policyOf('<script type="application/ld+json">{}</script>')['script-src'], "'none'");
  });

  test('names the scripts of services instead, beside which the site’s own need a name too', () => {
    const services = [{ name: 'Count', 'script-src': ['https://count.example'] }] as const;
    const policy = policyOf('<script data-src="/_next/a.js"></script>', services);
    assert.equal(policy['script-src'], "'self' https://count.example");
  });

  test('of a preview lets Vercel’s toolbar put style into the page', () => {
    const policy = policyOf('<style>hi</style><p style="hi"></p>', previewServices);
    assert.equal(policy['style-src'], "'self' https://vercel.live 'unsafe-inline'");
    assert.equal(policy['style-src-attr'], undefined);
    assert.ok(policy['script-src']?.includes('https://vercel.live'));
  });
});

describe('what a policy would refuse stops the build, with the mend', () => {
  for (const [body, message] of [
    [
      '<script src="https://count.example/a.js"></script>',
      /list "https:\/\/count.example" under 'script-src' of a service/u,
    ],
    ['<link rel="stylesheet" href="https://fonts.example/a.css">', /under 'style-src'/u],
    ['<iframe src="https://video.example/1"></iframe>', /under 'frame-src'/u],
    ['<form action="https://form.example"></form>', /under 'form-action'/u],
    ['<form action="/thanks"></form>', /list "'self'" under 'form-action'/u],
    ['<form><button formaction="https://form.example"></button></form>', /<button formaction=/u],
    ['<img src="data:image/gif,">', /list "data:" under 'img-src'/u],
    ['<img src="/a.png" srcset="/a.png 1x, https://cdn.example/b.png 2x">', /https:\/\/cdn.example/u],
    ['<video src="https://video.example/a.mp4"></video>', /under 'media-src'/u],
    ['<object data="/a.pdf"></object>', /use an <iframe> or a link/u],
    ['<a href="/" onclick="go()">Go</a>', /<a onclick>; use a client component/u],
    ['<a href=" javascript:go()">Go</a>', /<a href>; use a client component/u],
    ['<noscript><img src="https://pixel.example/1"></noscript>', /https:\/\/pixel.example/u],
  ] as const) {
    test(body, () => {
      const page = load(`<head><meta charset="utf-8"></head>${body}`, { scriptingEnabled: false });
      assert.throws(() => addPolicy(page, [], () => Buffer.from('')), message);
    });
  }

  test('unless a service is listed that needs it', () => {
    const services = [{ name: 'Film', 'frame-src': ['https://video.example'] }] as const;
    assert.equal(
      policyOf('<iframe src="https://video.example/1"></iframe>', services)['frame-src'],
      'https://video.example',
    );
  });
});
