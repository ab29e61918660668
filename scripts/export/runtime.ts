import { elementsOf, type HtmlElement } from '@/scripts/export/html-elements';

const chunkAddress = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/u;

/** Beginnings of the inline scripts by which Next.js 16 starts its runtime and hands it a page's payload. */
const bootstraps = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  'requestAnimationFrame(function(){$RT=performance.now()})',
];

/** Signs of Next's or React's hand in an inline script that is none of the above. */
const framework = /__next|TURBOPACK|\$R[A-Z]\b|webpack/u;

/** What of a page belongs to Next's runtime. */
export interface Runtime {
  /** Scripts of modules, in the order of the text. */
  chunks: HtmlElement[];
  /** The polyfills for browsers without modules, none of which shows this site. */
  polyfills: HtmlElement[];
  /** Hints that ask for chunks early. */
  preloads: HtmlElement[];
  /** Inline scripts: the entry, and the payload. */
  inline: HtmlElement[];
}

/**
 * Finds Next's runtime in an exported page. Scripts that the site adds on purpose are not part of it.
 *
 * @throws when the page holds no runtime, or a script by Next that is of no known kind: its markup has changed
 */
export function runtimeOf(html: string): Runtime {
  const runtime: Runtime = { chunks: [], polyfills: [], preloads: [], inline: [] };
  for (const element of elementsOf(html)) {
    const { name, attributes, text } = element;
    const source = attributes.get('src');
    if (
      name === 'link' &&
      attributes.get('as') === 'script' &&
      chunkAddress.test(attributes.get('href') ?? '')
    ) {
      runtime.preloads.push(element);
    } else if (name === 'script' && source !== undefined) {
      const isChunk = chunkAddress.test(source);
      if (isChunk && attributes.has('nomodule')) runtime.polyfills.push(element);
      else if (isChunk && attributes.has('async')) runtime.chunks.push(element);
      else if (source.startsWith('/_next/')) throw new Error(`a script of an unknown kind: ${source}`);
    } else if (name === 'script' && (attributes.get('type') ?? '') === '') {
      if (bootstraps.some((beginning) => text.startsWith(beginning))) runtime.inline.push(element);
      else if (framework.test(text))
        throw new Error(`an inline script of an unknown kind: ${text.slice(0, 80)}`);
    }
  }
  if (runtime.chunks.length === 0 || runtime.inline.length === 0) {
    throw new Error('no runtime where Next.js 16 has one');
  }
  return runtime;
}
