import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { services } from '@/content/services';
import { permissionsPolicy } from '@/deploy/permissions-policy';
import { filesBelow } from '@/scripts/files-below';

/** How each configuration writes a header: found by an expression, and as a line to copy. */
const configurations = {
  'vercel.json': {
    pattern: /"key": "([\w-]+)",\s*"value": ("(?:\\.|[^"\\])*")/gu,
    line: (value: string) => `"key": "Permissions-Policy", "value": ${JSON.stringify(value)}`,
  },
  'public/_headers': {
    pattern: /^ {2}([\w-]+): (.+)$/gmu,
    line: (value: string) => `  Permissions-Policy: ${value}`,
  },
  'deploy/nginx.conf': {
    pattern: /^ {2}add_header ([\w-]+) (.+) always;$/gmu,
    line: (value: string) => `  add_header Permissions-Policy '${value}' always;`,
  },
  'deploy/Caddyfile': {
    pattern: /^\t+(?:header \S+ )?([A-Z][\w-]+) (["`].+["`])$/gmu,
    line: (value: string) => `\t\t\tPermissions-Policy \`${value}\``,
  },
};

function withoutQuotes(value: string): string {
  return /^(["'`]).*\1$/u.test(value) ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}

/** The values of one variable of nginx: what stands at the end of the lines of its `map`. */
function mapValues(text: string, variable: string): string[] {
  const lines = text.split(`map $uri ${variable} {`)[1]?.split('}')[0] ?? '';
  return [...lines.matchAll(/^ {2}\S+ (.+);/gmu)].map(([, value = '']) => value);
}

/** Every header of a configuration with all its values. */
async function readHeaders(file: keyof typeof configurations): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8');
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of text.matchAll(configurations[file].pattern)) {
    const all = value.startsWith('$') ? mapValues(text, value) : [value];
    values.set(name, new Set([...(values.get(name) ?? []), ...all.map(withoutQuotes)]));
  }
  return new Map([...values].map(([name, all]) => [name, [...all].sort().join(' | ')]));
}

const files = Object.keys(configurations) as (keyof typeof configurations)[];
const headers = new Map(
  await Promise.all(files.map(async (file) => [file, await readHeaders(file)] as const)),
);

const askedAgain = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

test('every host says the same in every security header', () => {
  const names = new Set(files.flatMap((file) => [...(headers.get(file)?.keys() ?? [])]));
  // Two are tested below; the third is for Vercel's own address of the site alone.
  for (const other of ['Cache-Control', 'Permissions-Policy', 'X-Robots-Tag']) names.delete(other);
  assert.ok(names.size >= 7, [...names].join());
  const differing = [...names]
    .map((name) => ({ name, values: files.map((file) => headers.get(file)?.get(name)) }))
    .filter(({ values }) => new Set(values).size > 1)
    .map(({ name, values }) => [name, ...files.map((file, index) => `${file}: ${values[index]}`)]);
  assert.deepEqual(differing, []);
});

test('browsers ask again for pages, and keep hashed files: a day where a 404 may say so too, else a year', () => {
  assert.deepEqual(Object.fromEntries(files.map((file) => [file, headers.get(file)?.get('Cache-Control')])), {
    'vercel.json': `${askedAgain} | ${day}`,
    // Both its hosts let browsers ask again unless told otherwise.
    'public/_headers': day,
    'deploy/nginx.conf': `${askedAgain} | ${year}`,
    'deploy/Caddyfile': `${askedAgain} | ${year}`,
  });
});

for (const file of files) {
  test(`${file} allows the features that content/services.ts lists, and no others`, () => {
    const value = permissionsPolicy(services);
    const found = headers.get(file)?.get('Permissions-Policy');
    assert.equal(found, value, `Put this line into ${file}:\n${configurations[file].line(value)}`);
  });
}

test('every file that browsers keep has a name that changes with its bytes', async () => {
  // Next.js names those of its own folder.
  const kept = (await filesBelow('out')).filter((file) => /^(?:logos|og|pictures)\//u.test(file));
  assert.ok(kept.length > 0);
  assert.deepEqual(
    kept.filter((file) => !/-[\da-f]{8,}(?:-\d+)?\.\w+$/u.test(file)),
    [],
  );
});
