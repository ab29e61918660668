// The export puts this script into each page with islands, at its end.

declare global {
  /** The exports of `hydrate.tsx`, once its file has run. */
  var islandsFile: { hydrate: () => Promise<void> } | undefined;
}

/**
 * Time in ms after which islands wait no longer for the first picture to be shown, unless its format is still unknown. A
 * prerendered page draws no frames, so its islands wait until a visitor sees it, or this long.
 */
const pictureWait = 2000;

const url = document.currentScript?.dataset['islandsUrl'] ?? '';
const picture = document.querySelector<HTMLImageElement>('picture > img[fetchpriority=high]');

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise(requestAnimationFrame);

async function pictureShown(): Promise<void> {
  await picture?.decode().catch(() => {});
  await nextFrame();
  await nextFrame();
}

async function start(): Promise<void> {
  await Promise.race([pictureShown(), delay(pictureWait)]);
  // Chromium tells which file it has chosen only once a part of that has come. This waits for the whole.
  if (picture?.currentSrc === '') await pictureShown();
  // Without AVIF, the carousel would have no pictures.
  if (picture?.currentSrc.includes('.webp')) return;
  const script = document.createElement('script');
  script.src = url;
  script.onload = async () => {
    // In a new task, so that none is long.
    await delay(0);
    await globalThis.islandsFile?.hydrate();
  };
  // WebKit ends the request when the visitor leaves, even if it keeps the page for a return.
  script.onerror = () => addEventListener('pageshow', start, { once: true });
  document.head.append(script);
}

// Nearly all browsers older than those in `browserslist` lack this method, and keep the page as it is.
if ('isWellFormed' in String.prototype) void start();
