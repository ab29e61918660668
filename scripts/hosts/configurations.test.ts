import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { contentTypes } from '@/deploy/content-types';
import { caching, pageHeaders, responseHeaders } from '@/deploy/response-headers';
import { configurationFiles } from '@/scripts/hosts/configuration-files';

/*
 * Each file is read here as its host reads it, and not as it was written, so that a mistake in one writer is seen.
 */

type Headers = Record<string, string>;

/** An address, and the file that a host answers with; none where it answers with the 404 page. */
interface Asked {
  what: string;
  path: string;
  file: string | undefined;
}

const asked: Asked[] = [
  { what: 'the landing page', path: '/', file: 'index.html' },
  { what: 'the work page', path: '/work', file: 'work.html' },
  { what: 'robots.txt', path: '/robots.txt', file: 'robots.txt' },
  { what: 'security.txt', path: '/.well-known/security.txt', file: '.well-known/security.txt' },
  { what: 'a script', path: '/_next/static/chunks/a.js', file: '_next/static/chunks/a.js' },
  { what: 'a picture', path: '/pictures/a-800.avif', file: 'pictures/a-800.avif' },
  { what: 'the logos', path: '/logos/client-logos-a.svg', file: 'logos/client-logos-a.svg' },
  { what: 'a social card', path: '/og/work-a.png', file: 'og/work-a.png' },
  { what: 'an unknown address', path: '/nowhere', file: undefined },
];

async function shipped(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

/** A header that is set twice is sent with both values. */
function add(headers: Headers, name: string, value: string): void {
  headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
}

interface Rule {
  pattern: string;
  headers: Headers;
  takenBack: string[];
}

/** Both hosts send this with a file of which the rules say nothing. */
const hostsDefault = { 'Cache-Control': caching.askedAgain };

/** Cloudflare lets any site read any file, unless it is told otherwise: `! Name` takes a header back. */
const cloudflaresDefault = { 'Access-Control-Allow-Origin': '*' };

function rulesOf(text: string, isPattern: (line: string) => boolean): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((whole) => whole.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (isPattern(line)) {
      rules.push({ pattern: line, headers: {}, takenBack: [] });
      continue;
    }
    const rule = rules.at(-1);
    if (rule && line.startsWith('! ')) {
      rule.takenBack.push(line.slice(2));
      continue;
    }
    const [name = '', ...value] = line.split(':');
    assert.ok(rule && name && value.length > 0, `_headers: ${line}`);
    add(rule.headers, name, value.join(':').trim());
  }
  return rules;
}

function sentBy(rules: readonly Rule[], matches: (pattern: string) => boolean): Headers {
  const headers: Headers = {};
  for (const rule of rules.filter(({ pattern }) => matches(pattern))) {
    for (const [name, value] of Object.entries(rule.headers)) add(headers, name, value);
  }
  return { ...hostsDefault, ...headers };
}

/** As Netlify's own parser does: paths begin with a slash, and any other line with a colon is a header. */
async function netlify({ path }: Asked): Promise<Headers> {
  const rules = rulesOf(await shipped('public/_headers'), (line) => line.startsWith('/'));
  const part = (text: string) => {
    if (text.startsWith(':')) return '[^/]+';
    return text === '*' ? '?.*' : text.replaceAll(/[.$]/gu, '\\$&').replaceAll('*', '.*');
  };
  return sentBy(rules, (pattern) => {
    const parts = pattern.split('/').filter(Boolean).map(part);
    return new RegExp(`^/${parts.join('/')}/?$`, 'iu').test(path);
  });
}

/** As Cloudflare's own parser does: a line with a scheme is a pattern too, and `*` takes anything. */
async function cloudflare({ path }: Asked, host = 'studio.com'): Promise<Headers> {
  const rules = rulesOf(await shipped('public/_headers'), (line) => /^(?:\S+:\/\/|\/)/u.test(line));
  const matches = (pattern: string) => {
    const [, ofHost, ofPath = ''] = /^(?:https:\/\/([^/]+))?(\/.*)$/u.exec(pattern) ?? [];
    const expression = (text: string, taken: string) =>
      new RegExp(
        `^${text
          .replaceAll('.', '\\.')
          .replaceAll(/:[a-z]+/gu, taken)
          .replaceAll('*', '.*')}$`,
        'u',
      );
    return expression(ofPath, '[^/]+').test(path) && (!ofHost || expression(ofHost, '[^.]+').test(host));
  };
  const takenBack = rules.filter(({ pattern }) => matches(pattern)).flatMap((rule) => rule.takenBack);
  const kept = Object.entries(cloudflaresDefault).filter(([name]) => !takenBack.includes(name));
  return { ...Object.fromEntries(kept), ...sentBy(rules, matches) };
}

async function vercel({ path }: Asked, host = 'studio.com'): Promise<Headers> {
  const { headers: rules } = JSON.parse(await shipped('vercel.json')) as {
    headers: {
      source: string;
      has?: { type: 'host'; value: string }[];
      headers: { key: string; value: string }[];
    }[];
  };
  const headers: Headers = {};
  for (const rule of rules) {
    const isHost = (rule.has ?? []).every(({ value }) => new RegExp(`^${value}$`, 'u').test(host));
    if (!isHost || !new RegExp(`^${rule.source}$`, 'u').test(path)) continue;
    for (const { key, value } of rule.headers) add(headers, key, value);
  }
  return headers;
}

/** `add_header` lines of the server block, their variables looked up in the maps. */
async function nginx({ file }: Asked): Promise<Headers> {
  const text = await shipped('deploy/nginx.conf');
  const variables: Record<string, string> = { uri: `/${file ?? '404.html'}`, status: file ? '200' : '404' };
  const unquoted = (word = '') => word.replaceAll(/^['"]|['"]$/gu, '');
  const valueOf = (word: string): string => {
    const [, name] = /^\$(\w+)$/u.exec(word) ?? [];
    if (!name) return word.replaceAll(/\$\w+/gu, valueOf);
    if (variables[name] !== undefined) return variables[name];
    const [, key = '', body = ''] =
      new RegExp(`^map ("[^"]*"|\\S+) \\$${name} \\{\\n([^}]*)\\}`, 'mu').exec(text) ?? [];
    const lines = [...body.matchAll(/^\s*('[^']*'|\S+) ('[^']*'|[^\s;]+);$/gmu)];
    const chosen =
      lines.find(([, match]) => {
        const pattern = unquoted(match);
        const subject = valueOf(unquoted(key));
        return pattern.startsWith('~')
          ? new RegExp(pattern.slice(1), 'u').test(subject)
          : pattern === subject;
      }) ?? lines.find(([, match]) => match === 'default');
    return unquoted(chosen?.[2]);
  };
  const headers: Headers = {};
  // Two spaces: those of the server, which every location without any of its own takes over.
  for (const [, name = '', value = ''] of text.matchAll(/^ {2}add_header (\S+) ("[^"]*"|\S+) always;$/gmu)) {
    const sent = valueOf(unquoted(value));
    if (sent) add(headers, name, sent);
  }
  return headers;
}

/**
 * `header` lines in their order: those of the route, those of `handle_errors` when it failed, and those of what both
 * import to send a file, which go by the file's path.
 */
async function caddy({ path, file }: Asked): Promise<Headers> {
  const text = await shipped('deploy/Caddyfile');
  const [, sending = ''] = /^\(site_file\) \{\n(.*?)^\}/msu.exec(text) ?? [];
  const [route = '', errors = ''] = text.slice(text.indexOf('{$SITE_ADDRESS')).split('handle_errors');
  const matchers = new Map(
    [...text.matchAll(/^\s*(@\w+) path (.*)$/gmu)].map(([, name, paths = '']) => [name, paths.split(' ')]),
  );
  const headers: Headers = {};
  const isMatch = (pattern: string, asPath: string) =>
    pattern.startsWith('*')
      ? asPath.endsWith(pattern.slice(1))
      : asPath.startsWith(pattern.replace(/\*$/u, ''));
  const read = (block: string, asPath: string) => {
    let isInBlock = false;
    for (const line of block.split('\n').map((whole) => whole.trim())) {
      if (line === 'header {') isInBlock = true;
      else if (line === '}') isInBlock = false;
      const [, matcher, name = '', value = ''] =
        /^(?:header (@\w+) )?([A-Z][A-Za-z-]+) ("[^"]*"|\S+)$/u.exec(line) ?? [];
      if (!name || !(isInBlock || matcher)) continue;
      const paths = matcher === undefined ? ['/*'] : (matchers.get(matcher) ?? []);
      if (!paths.some((pattern) => isMatch(pattern, asPath))) continue;
      headers[name] = value.replaceAll('"', '');
    }
  };
  read(route, path);
  if (!file) read(errors, path);
  read(sending, `/${file ?? '404.html'}`);
  delete headers['Content-Type'];
  return headers;
}

const ofSource = ({ file }: Asked): Headers => responseHeaders(file ?? '404.html');

/** Of hosts that choose by the address. */
const ofSourceByAddress = (one: Asked): Headers => ({ ...ofSource(one), ...pageHeaders });

const hosts = {
  Vercel: { sent: vercel, wanted: ofSourceByAddress },
  Netlify: { sent: netlify, wanted: ofSourceByAddress },
  Cloudflare: { sent: cloudflare, wanted: ofSourceByAddress },
  nginx: { sent: nginx, wanted: ofSource },
  Caddy: { sent: caddy, wanted: ofSource },
};

function sorted(headers: Headers): [string, string][] {
  return Object.entries(headers).toSorted(([one], [other]) => one.localeCompare(other));
}

for (const [host, { sent, wanted }] of Object.entries(hosts)) {
  describe(`${host}, by its own configuration,`, () => {
    for (const one of asked) {
      test(`sends ${one.what} with the headers of the one source`, async () => {
        assert.deepEqual(sorted(await sent(one)), sorted(wanted(one)));
      });
    }
  });
}

describe('a preview', () => {
  const page = { what: 'the work page', path: '/work', file: 'work.html' };

  for (const host of ['studio-git-3f2a.vercel.app', 'studio.vercel.app']) {
    test(`at ${host} stays out of search engines`, async () => {
      assert.equal((await vercel(page, host))['X-Robots-Tag'], 'noindex');
    });
  }

  for (const host of ['studio.pages.dev', '3f2a.studio.pages.dev']) {
    test(`at ${host} stays out of search engines`, async () => {
      assert.equal((await cloudflare(page, host))['X-Robots-Tag'], 'noindex');
    });
  }
});

describe('the files that hosts read', () => {
  for (const [path, text] of Object.entries(configurationFiles)) {
    test(`${path} is as the source writes it`, async () => {
      assert.ok((await shipped(path)) === text, `${path} is out of date: run \`npm run hosts:write\``);
    });
  }

  test('_headers keeps within what Cloudflare reads', async () => {
    const lines = (await shipped('public/_headers')).split('\n');
    assert.ok(lines.every((line) => line.length <= 2000));
    const patterns = lines.filter((line) => /^(?:\/|https:)/u.test(line));
    assert.ok(patterns.length <= 100);
    assert.ok(patterns.every((pattern) => pattern.split('*').length <= 2));
  });

  for (const path of ['deploy/nginx.conf', 'deploy/Caddyfile']) {
    test(`${path} knows the type of every kind of file`, async () => {
      const text = await shipped(path);
      for (const [ending, type] of Object.entries(contentTypes)) {
        assert.ok(text.includes(type) && new RegExp(`\\b${ending}\\b`, 'u').test(text), ending);
      }
    });
  }
});
