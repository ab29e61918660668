import { expect, test } from '@playwright/test';
import { exportedFiles, exportedPages, exportedText } from '@/e2e/support/exported';

/** Files that browsers, search engines and hosts look for by name, without being told of them. */
const knownByName =
  /^(?:favicon\.ico|robots\.txt|sitemap\.xml|_headers|_redirects|\.nojekyll|\.well-known\/security\.txt)$/u;

/** Files in which one may be told of others. */
const textEndings = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/u;

/** Name that a file is told of by. Copies of a picture count by their address, which the page completes. */
function nameOf(file: string): string {
  const name = file.split('/').at(-1) ?? '';
  return file.startsWith('pictures/') ? name.replace(/-\d+\.\w+$/u, '-') : name;
}

/** Whether a text tells of a file. A picture's address ends before its width, and so may the text. */
function tellsOf(text: string, file: string): boolean {
  const name = nameOf(file);
  return text.includes(name) || (name.endsWith('-') && text.includes(`${name.slice(0, -1)}\\"`));
}

/** Files that neither the pages nor any file they lead to tell of, and that nobody knows by name. */
function findUnreachable(): string[] {
  const files = exportedFiles();
  const open = files.filter((file) => file.endsWith('.html') || knownByName.test(file));
  const reached = new Set(open);
  for (let file = open.pop(); file; file = open.pop()) {
    if (!textEndings.test(file)) continue;
    const text = exportedText(file);
    for (const other of files.filter((candidate) => !reached.has(candidate) && tellsOf(text, candidate))) {
      reached.add(other);
      open.push(other);
    }
  }
  return files.filter((file) => !reached.has(file));
}

/** Every address that the attributes of a page name: `href`, `src` and each of `srcset`. */
function addressesIn(html: string): string[] {
  // Scripts hold strings that look like markup.
  const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/gu, '$1');
  return [...markup.matchAll(/\s(?:href|src|srcset|imagesrcset)="([^"]*)"/giu)]
    .flatMap(([attribute, value = '']) =>
      /^\s(?:image)?srcset/iu.test(attribute)
        ? value.split(',').map((candidate) => candidate.trim().split(/\s/u)[0] ?? '')
        : [value],
    )
    .map((address) => address.replaceAll('&amp;', '&'));
}

/** The file that an internal address leads to, as the host resolves it. */
function fileAt(address: string, page: string): string {
  const path = decodeURIComponent(address.replace(/[?#].*$/u, ''));
  if (path === '') return page;
  if (path === '/') return 'index.html';
  const file = path.replace(/^\//u, '');
  return exportedFiles().includes(`${file}.html`) ? `${file}.html` : file;
}

test.describe('The export', () => {
  test('holds the landing page, the work page and the 404 page', () => {
    expect(exportedPages()).toEqual(expect.arrayContaining(['404.html', 'index.html', 'work.html']));
  });

  test('holds no file that nothing leads to', () => {
    expect(findUnreachable()).toEqual([]);
  });

  for (const page of exportedPages()) {
    test(`holds every file that ${page} names`, () => {
      const files = new Set(exportedFiles());
      const internal = addressesIn(exportedText(page)).filter((address) =>
        /^(?:\/(?!\/)|#|\?)/u.test(address),
      );
      expect(internal.length).toBeGreaterThan(0);
      expect(internal.filter((address) => !files.has(fileAt(address, page)))).toEqual([]);
    });

    test(`gives ${page} no address that depends on where the page stands`, () => {
      const relative = addressesIn(exportedText(page)).filter(
        (address) => !/^(?:\/(?!\/)|#|\?|https:\/\/|mailto:|data:)/u.test(address),
      );
      expect(relative).toEqual([]);
    });

    test(`has in ${page} every place that its links jump to`, () => {
      const html = exportedText(page);
      const places = addressesIn(html).filter((address) => address.startsWith('#'));
      expect(places.filter((place) => !html.includes(`id="${place.slice(1)}"`))).toEqual([]);
    });
  }

  test('names the machine it was built on nowhere', () => {
    // The word alone stands in a polyfill of URL.
    const texts = exportedFiles().filter((file) => textEndings.test(file));
    expect(
      texts.filter((file) => /\/\/localhost|localhost:\d|127\.0\.0\.1/u.test(exportedText(file))),
    ).toEqual([]);
  });

  test('brings no content schema to the browser', () => {
    const scripts = exportedFiles().filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => /ZodError|ZodType|_zod\b/u.test(exportedText(file)))).toEqual([]);
  });

  test('holds no payload for a navigation that the pages do not use', () => {
    const texts = exportedFiles().filter((file) => file.endsWith('.txt'));
    expect(texts.filter((file) => !knownByName.test(file))).toEqual([]);
  });

  test('holds no source map', () => {
    expect(exportedFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('names no source map', () => {
    const sources = exportedFiles().filter((file) => /\.(?:js|css)$/u.test(file));
    expect(sources.filter((file) => exportedText(file).includes('sourceMappingURL'))).toEqual([]);
  });
});
