declare global {
  var islandsFile: { hydrate: () => Promise<boolean> } | undefined;
}

/** In ms. A prerendered page draws no frames, so it waits this long. */
const pictureWait = 2000;

const url = document.currentScript?.dataset['islandsUrl'] ?? '';
const picture = document.querySelector<HTMLImageElement>('img[src^="/pictures/"][fetchpriority=high]');

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise(requestAnimationFrame);

async function pictureShown(): Promise<void> {
  await picture?.decode().catch(() => {});
  await nextFrame();
  await nextFrame();
}

/** Shows what browsers without script show. */
function stayStatic(): void {
  for (const element of document.querySelectorAll('[data-island] noscript'))
    element.outerHTML = element.textContent;
}

async function start(): Promise<void> {
  await Promise.race([pictureShown(), delay(pictureWait)]);
  // Chromium has no `currentSrc` until part of the file has come.
  if (picture?.currentSrc === '') await pictureShown();
  // Without AVIF, the carousel would have no pictures.
  if (picture?.currentSrc.includes('.webp')) return stayStatic();
  const script = document.createElement('script');
  script.src = url;
  script.onload = async () => {
    await delay(0);
    if ((await globalThis.islandsFile?.hydrate()) === false) stayStatic();
  };
  // WebKit ends the request when the visitor leaves, but can keep the page for a return.
  script.onerror = () => addEventListener('pageshow', start, { once: true });
  document.head.append(script);
}

// Nearly all browsers older than `browserslist` lack it.
if ('isWellFormed' in String.prototype) void start();
else stayStatic();
