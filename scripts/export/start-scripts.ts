import { hashOf } from '@/scripts/export/page-hash';

// The export inlines this file at the end of each page that has client components. It loads Next.js's scripts, whose
// addresses the export has moved to `data-src`. It waits until the first picture is on the screen or has failed, but at
// most 2 s, because scripts would compete with that picture for bandwidth. React starts only if all files have loaded
// and nobody has changed the page. Otherwise the static page stays: it is readable, and React might replace it.

/** Time after which a script file that failed is requested once more, in ms. */
const retryDelay = 500;

/** Requests the file of a script. Rejects if it fails. */
function load(script: HTMLScriptElement): Promise<unknown> {
  const loading = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  // React recognises a script by its attributes `async` and `src`. Without `async`, React would load a second copy.
  script.async = true;
  script.src = script.dataset['src'] ?? '';
  return loading;
}

/** Puts a copy in the place of a script, because browsers run no script twice. */
function replace(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  copy.text = script.text;
  Object.assign(copy.dataset, script.dataset);
  script.replaceWith(copy);
  return copy;
}

async function loadOrRetry(script: HTMLScriptElement): Promise<void> {
  try {
    await load(script);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    await load(replace(script));
  }
}

let hasStarted = false;

async function start(): Promise<void> {
  // In browsers without AVIF, the carousel would have no pictures. The address is empty until the browser has chosen one.
  const isWithoutAvif = picture?.matches('source + *') && !/(?:\.avif|^)$/u.test(picture.currentSrc);
  if (hasStarted || isWithoutAvif) return;
  hasStarted = true;
  // React would load the inlined style sheets again unless it finds their `link` elements. Browsers do not fetch the
  // file of a disabled one (HTML, 4.6.7.23).
  for (const link of document
    .querySelector<HTMLTemplateElement>('template[data-styles]')
    ?.content.querySelectorAll('link') ?? []) {
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
  try {
    await Promise.all([...document.querySelectorAll<HTMLScriptElement>('script[data-src]')].map(loadOrRetry));
  } catch {
    return;
  }
  const starter = document.querySelector<HTMLScriptElement>('script[data-page]');
  const rendered = starter?.dataset['page'];
  if (starter && hashOf(document.body, starter, rendered) === rendered) replace(starter);
}

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
// In browsers older than those in `browserslist`, React would start and then fail. These browsers keep the static page.
if ('with' in Array.prototype && 'isWellFormed' in String.prototype) {
  const startAfterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => void start()));
  void Promise.resolve(picture?.decode()).then(startAfterTwoFrames, startAfterTwoFrames);
  // The time limit of 2 s. This also starts the scripts of a prerendered page, which gets no animation frames.
  setTimeout(() => void start(), 2000);
}
