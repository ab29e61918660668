// The export inlines this script at the end of each page that has client components. It loads Next.js's scripts, whose
// addresses the export has moved to `data-src`. It waits until the first picture is on the screen or has failed, but at
// most 2 s, because scripts would compete with that picture for bandwidth. React starts only if all files have loaded
// and nobody has changed the page. Otherwise the static page stays: it is readable, and React might replace it.

/** Time after which a script file that failed is requested once more, in ms. */
const retryDelay = 500;

/** Time after which the script files are requested without the first picture, in ms. */
const longestWait = 2000;

/** The inline script that starts React. It holds the number of elements that the export has counted before this script. */
const starter = document.querySelector<HTMLScriptElement>('script[data-starter]');

/** Whether somebody has changed the page so that React would make all of it again. */
let isChanged =
  document.querySelectorAll('body :not(script, noscript *)').length !== Number(starter?.dataset['starter']);

/** Notes a change, unless React tolerates it: a comment, or a child of `body` that React has not rendered. */
function noteChanges(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
    // After React's own elements come this script and what is appended.
    const isAtEnd = target === document.body && !nextSibling;
    const tolerated = target === document.body ? /^(?:#comment|script)$|-/iu : /^#comment$/u;
    const nodes = type === 'childList' ? [...addedNodes, ...removedNodes] : [target];
    isChanged ||= !isAtEnd && nodes.some(({ nodeName }) => !tolerated.test(nodeName));
  }
}

// Elements that are added later belong to the host or to an extension, which may change what is in them.
const observer = new MutationObserver(noteChanges);
observer.observe(document.body, { childList: true });
for (const child of document.body.children)
  observer.observe(child, { childList: true, characterData: true, subtree: true });

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

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
let hasBegun = false;

async function loadScripts(): Promise<void> {
  // In browsers without AVIF, the carousel would have no pictures. The address is empty until the browser has chosen one.
  const isWithoutAvif = picture?.matches('source + *') && !/(?:\.avif|^)$/u.test(picture.currentSrc);
  if (hasBegun || isWithoutAvif) return;
  hasBegun = true;
  // React would load the inlined style sheets again unless it finds their `link` elements.
  const styles = document.querySelector<HTMLTemplateElement>('template[data-styles]');
  if (styles) document.head.append(styles.content);
  try {
    await Promise.all([...document.querySelectorAll<HTMLScriptElement>('script[data-src]')].map(loadOrRetry));
  } catch {
    return;
  }
  noteChanges(observer.takeRecords());
  observer.disconnect();
  if (starter && !isChanged) replace(starter);
}

// In browsers older than those in `browserslist`, React would start and then fail. These browsers keep the static page.
if ('with' in Array.prototype && 'isWellFormed' in String.prototype) {
  const loadAfterTwoFrames = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => void loadScripts()));
  void Promise.resolve(picture?.decode()).then(loadAfterTwoFrames, loadAfterTwoFrames);
  // This also starts the scripts of a prerendered page, which gets no animation frames.
  setTimeout(() => void loadScripts(), longestWait);
}
