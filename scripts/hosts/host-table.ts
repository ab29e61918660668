import { askRaw, type RawAnswer, type RawRequest } from '@/scripts/hosts/raw-request';
import { inWords, type ServedFiles } from '@/scripts/hosts/host-answer';

/** One request that every host must answer alike. */
export interface HostRow {
  /** In words, where the request line alone does not tell. */
  name: string;
  method: string;
  target: string;
  /** Lines of the head besides `Host`. */
  lines?: readonly string[] | undefined;
  /** Asked first; the lines that its answer leads to are added. */
  after?: { lines?: readonly string[]; then: (answer: RawAnswer) => readonly string[] } | undefined;
  hasHost?: false;
  /** In the words of `inWords`. */
  expected: string;
  /**
   * Set where a server's own parser answers before its configuration is asked. The status must be right all the
   * same; headers cannot be had everywhere. `except` names hosts whose parser cannot be brought to the status.
   */
  parser?: { except?: Readonly<Record<string, string>> };
}

const lost = '404 404.html, asked again';
const landing = '200 index.html, asked again';
const work = '200 work.html, asked again';
const toWork = '308 → /work, asked again';
const refused = '405 Allow: GET, HEAD, asked again';

function get(target: string, expected: string, lines?: readonly string[]): HostRow {
  return { name: [`GET ${target}`, ...(lines ?? [])].join(' | '), method: 'GET', target, lines, expected };
}

function named(name: string, row: HostRow): HostRow {
  return { ...row, name };
}

function asked(method: string, target: string, expected: string): HostRow {
  return { name: `${method} ${target}`, method, target, expected };
}

function header(answer: RawAnswer, name: string): string {
  return answer.headers.get(name) ?? '';
}

/** The first file in a folder with an ending; the table needs one that is there. */
function fileIn(files: ServedFiles, folder: string, ending: string): string {
  const file = [...files.keys()].find((path) => path.startsWith(`${folder}/`) && path.endsWith(ending));
  if (!file) throw new Error(`out/${folder}/ holds no ${ending} to ask a host for: run \`npm run build\``);
  return file;
}

function pages(): HostRow[] {
  return [
    get('/', landing),
    get('/?from=mail', landing),
    get('/work', work),
    get('/work?from=mail', work),
    get('/w%6Frk', work),
    asked('HEAD', '/work', '200 no body, asked again'),
    named('GET the work page by its whole address', get('http://studio.test/work', work)),
  ];
}

function otherAddresses(): HostRow[] {
  return [
    get('/work/', toWork),
    get('/work.html', toWork),
    get('/work%2Ehtml', toWork),
    get('/work%2F', toWork),
    get('/work/?from=mail&page=2', '308 → /work?from=mail&page=2, asked again'),
    get('/work.html?next=/a?b', '308 → /work?next=/a?b, asked again'),
    get('/work/?', toWork),
    get('/index', '308 → /, asked again'),
    get('/index/', '308 → /, asked again'),
    get('/index.html', '308 → /, asked again'),
    get('/index.html?from=mail', '308 → /?from=mail, asked again'),
    asked('HEAD', '/work/', toWork),
    get('/Work', lost),
    get('/WORK.html', lost),
    get('/work.html/', lost),
    get('/work/index.html', lost),
    get('/404', lost),
    get('/404/', lost),
    get('/404.html', lost),
    get('/_headers', lost),
    get('/work.html.br', lost),
    get('/work.html.gz', lost),
    get('/work.br', lost),
  ];
}

function unknown(): HostRow[] {
  return [
    get('/nowhere', lost),
    get('/nowhere/', lost),
    get('/nowhere.html', lost),
    get('/nowhere?from=mail', lost),
    asked('HEAD', '/nowhere', '404 no body, asked again'),
    get('/a/b/c/d/e', lost),
    get('/work/backops', lost),
    get('/robots.txt/', lost),
    get('/.html', lost),
    get('/_next', lost),
    get('/_next/', lost),
    get('/_next/static/chunks/gone.js', lost),
    get('/pictures', lost),
    get('/pictures/', lost),
    get('/pictures/gone.avif', lost),
    get('/og/', lost),
    get('/.well-known/', lost),
    get('/.git/config', lost),
    get('/wor*', lost),
    get('/wor%2A', lost),
    get('/wor[k]', lost),
    get('/{path}', lost),
    get('/%ff', lost),
    get('/caf%C3%A9', lost),
  ];
}

function hostile(): HostRow[] {
  const long = (length: number) => `/${'a'.repeat(length)}`;
  return [
    get('/%00', lost),
    get('/work%00', lost),
    get('/work%00.html', lost),
    get('/../package.json', lost),
    get('/%2e%2e/package.json', lost),
    get('/%2e%2e%2fpackage.json', lost),
    get('/..%5cpackage.json', lost),
    get('/pictures/../work', lost),
    get('/pictures/%2E%2E/work', lost),
    get('/./work', lost),
    get('/work/.', lost),
    get('/work/..', lost),
    get('//', lost),
    get('//work', lost),
    get('//work/', lost),
    get('/pictures//gone.avif', lost),
    get('//evil.example', lost),
    get('//evil.example/work/', lost),
    get('//evil.example/index.html', lost),
    get('/%2Fevil.example%2Fwork%2F', lost),
    get('/\\evil.example/', lost),
    get('/%5Cevil.example/', lost),
    get('/@evil.example/', lost),
    get('/work%0d%0aSet-Cookie:%20a=b/', lost),
    named('GET / and 300 letters', get(long(300), lost)),
    named('GET / and 3,000 letters', get(long(3_000), lost)),
    named('GET 1,500 folders deep', get('/a'.repeat(1_500), lost)),
    named('GET / and 2,000 escapes', get(`/${'%41'.repeat(2_000)}`, lost)),
    named('GET / and 3,000 letters of a query', get(`/?${'a'.repeat(3_000)}`, landing)),
    named('GET / and 9,000 letters', get(long(9_000), '414 asked again')),
  ];
}

function methods(): HostRow[] {
  return [
    asked('POST', '/work', refused),
    asked('POST', '/nowhere', refused),
    asked('PUT', '/work', refused),
    asked('PATCH', '/work', refused),
    asked('DELETE', '/work', refused),
    asked('OPTIONS', '/work', refused),
    asked('TRACE', '/work', refused),
    asked('PROPFIND', '/work', refused),
    asked('BREW', '/work', refused),
  ];
}

function conditions(): HostRow[] {
  const known = '304 no body, asked again';
  const tag = (answer: RawAnswer) => header(answer, 'etag');
  const date = (answer: RawAnswer) => header(answer, 'last-modified');
  const when = (name: string, expected: string, after: HostRow['after'], lines: readonly string[] = []) => ({
    ...get('/work', expected, lines),
    name: `GET /work | ${name}`,
    after,
  });
  const brotli = ['Accept-Encoding: br'];
  return [
    when('If-None-Match: its tag', known, { then: (first) => [`If-None-Match: ${tag(first)}`] }),
    when('If-None-Match: its tag, weak', known, { then: (first) => [`If-None-Match: W/${tag(first)}`] }),
    when('If-None-Match: a list with it', known, { then: (first) => [`If-None-Match: "x", ${tag(first)}`] }),
    when(
      'If-None-Match: its tag in brotli, asked for in brotli',
      known,
      { lines: brotli, then: (first) => [`If-None-Match: ${tag(first)}`] },
      brotli,
    ),
    when('If-None-Match: its tag in brotli, asked for as it is', work, {
      lines: brotli,
      then: (first) => [`If-None-Match: ${tag(first)}`],
    }),
    get('/work', known, ['If-None-Match: *']),
    get('/work', work, ['If-None-Match: "other"']),
    when('If-Modified-Since: its date', known, { then: (first) => [`If-Modified-Since: ${date(first)}`] }),
    get('/work', known, ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']),
    get('/work', work, ['If-Modified-Since: Thu, 01 Jan 2015 00:00:00 GMT']),
    when('If-None-Match: "other" and its date', work, {
      then: (first) => ['If-None-Match: "other"', `If-Modified-Since: ${date(first)}`],
    }),
    get('/nowhere', lost, ['If-None-Match: *']),
    get('/nowhere', lost, ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']),
    { ...get('/work/', toWork, ['If-None-Match: *']) },
  ];
}

function ranges(robots: Buffer): HostRow[] {
  const size = robots.length;
  const start = robots.subarray(0, 4).toString('latin1');
  const part = `206 “${start}”, bytes 0-3/${size}, asked again`;
  const whole = '200 robots.txt, asked again';
  const first = 'Range: bytes=0-3';
  const end = robots.subarray(size - 4).toString('latin1');
  const ifRange = (name: string, expected: string, then: (answer: RawAnswer) => readonly string[]) => ({
    ...get('/robots.txt', expected, [first]),
    name: `GET /robots.txt | ${first} | If-Range: ${name}`,
    after: { then },
  });
  return [
    get('/robots.txt', part, [first]),
    named(
      'GET /robots.txt | Range: its last 4 bytes',
      get('/robots.txt', `206 “${end}”, bytes ${size - 4}-${size - 1}/${size}, asked again`, [
        'Range: bytes=-4',
      ]),
    ),
    get('/robots.txt', `416 bytes */${size}`, ['Range: bytes=9999-']),
    get('/robots.txt', whole, ['Range: bytes=0-1,4-5']),
    get('/robots.txt', whole, ['Range: lines=0-3']),
    get('/robots.txt', '200 robots.txt, asked again, br', [first, 'Accept-Encoding: br']),
    ifRange('its tag', part, (answer) => [`If-Range: ${header(answer, 'etag')}`]),
    ifRange('its date', part, (answer) => [`If-Range: ${header(answer, 'last-modified')}`]),
    ifRange('another tag', whole, () => ['If-Range: "other"']),
    get('/nowhere', lost, [first]),
  ];
}

function encodings(): HostRow[] {
  const accept = (value: string, encoding: string) =>
    get('/work', `${work}${encoding && `, ${encoding}`}`, [`Accept-Encoding: ${value}`]);
  return [
    accept('gzip', 'gzip'),
    accept('br', 'br'),
    accept('gzip, deflate, br, zstd', 'br'),
    accept('br;q=0, gzip', 'gzip'),
    accept('identity', ''),
    get('/nowhere', `${lost}, br`, ['Accept-Encoding: gzip, br']),
    get('/nowhere', `${lost}, gzip`, ['Accept-Encoding: gzip']),
  ];
}

function everyKindOfFile(files: ServedFiles): HostRow[] {
  const hashed = [
    ['_next/static', '.js', ', br'],
    ['_next/static', '.woff2', ''],
    ['pictures', '.avif', ''],
    ['pictures', '.webp', ''],
    ['logos', '.svg', ', br'],
    ['og', '.png', ', cross-origin'],
  ] as const;
  const kept = hashed.map(([folder, ending, rest]) => {
    const file = fileIn(files, folder, ending);
    return named(
      `GET a ${ending} of /${folder}/`,
      get(`/${file}`, `200 ${file}, kept${rest}`, ['Accept-Encoding: br, gzip']),
    );
  });
  const asIs = [...files.keys()].filter((file) => !file.includes('/') && /\.(?:png|ico|svg)$/u.test(file));
  const packed = (file: string) => (file.endsWith('.png') ? '' : ', br');
  const plain = ['sitemap.xml', 'manifest.webmanifest', '.well-known/security.txt', ...asIs];
  return [
    ...kept,
    ...plain
      .filter((file) => files.has(file))
      .map((file) =>
        get(`/${file}`, `200 ${file}, asked again${packed(file)}`, ['Accept-Encoding: br, gzip']),
      ),
  ];
}

function unreadable(): HostRow[] {
  const parser = (row: HostRow, except?: Readonly<Record<string, string>>) => ({
    ...row,
    parser: { ...(except && { except }) },
  });
  return [
    parser(get('/%', '400')),
    parser(get('/%zz', '400')),
    parser(get('/work%', '400')),
    parser(get('/%E0%A4%A', '400')),
    parser(get('work', '400')),
    parser(get('*', '400')),
    parser(asked('get', '/work', '400')),
    parser({ ...named('GET /work without a host', get('/work', '400')), hasHost: false }),
    parser(get('/work', '400', ['no colon'])),
    parser(
      named(
        'GET /work with 40,000 letters of a header',
        get('/work', '431', [`X-Long: ${'a'.repeat(40_000)}`]),
      ),
    ),
    parser(named('GET / and 40,000 letters', get(`/${'a'.repeat(40_000)}`, '414')), {
      Caddy: '431',
      'npm start': '431',
    }),
    parser(asked('OPTIONS', '*', '400'), { Caddy: '200' }),
  ];
}

/** Every request of the table. @param files what the hosts serve */
export function hostTable(files: ServedFiles): HostRow[] {
  return [
    ...pages(),
    ...otherAddresses(),
    ...unknown(),
    ...hostile(),
    ...methods(),
    ...conditions(),
    ...ranges(files.get('robots.txt') ?? Buffer.alloc(0)),
    ...encodings(),
    ...everyKindOfFile(files),
    ...unreadable(),
  ];
}

/** What a host must answer, in the words of `inWords`. */
export function expectedOf({ expected, parser }: HostRow, host: string): string {
  return parser?.except?.[host] ?? expected;
}

/** Asks one host for one row. @returns its answer in the words of `inWords` */
export async function askHost(port: number, row: HostRow, files: ServedFiles): Promise<string> {
  const { method, target, lines = [], after, hasHost = true } = row;
  const host = hasHost ? ['Host: studio.test'] : [];
  const request = (more: readonly string[]): RawRequest => {
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? 'a=b' : '';
    const length = body ? [`Content-Length: ${body.length}`] : [];
    return { method, target, lines: [...host, ...length, ...more], body };
  };
  const first = after && (await askRaw(port, request(after.lines ?? [])));
  const answer = await askRaw(port, request([...lines, ...(first ? after.then(first) : [])]));
  return inWords(answer, files, !row.parser);
}
