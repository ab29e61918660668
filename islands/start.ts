declare global {
  var islandsFile: { hydrate: () => Promise<boolean> } | undefined;
}

/** In ms. A prerendered page draws no frames, so it waits this long. */
const pictureWait = 2000;

/** In ms. Whoever would wait longer is better off without script, which shows all pictures. */
const requestWait = 10_000;

/** In ms. WebKit ends a request before it says that the visitor leaves, and can keep the page for a return. */
const leaveWait = 1000;

const url = document.currentScript!.dataset['islandsUrl']!;
const picture = document.querySelector<HTMLImageElement>('img[src^="/pictures/"][fetchpriority=high]');

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise(requestAnimationFrame);

async function pictureShown(): Promise<void> {
  await picture?.decode().catch(() => {});
  await nextFrame();
  await nextFrame();
}

function stayStatic(): void {
  for (const element of document.querySelectorAll('[data-island] noscript'))
    element.outerHTML = element.textContent;
}

function requestIslands(): Promise<boolean> {
  const script = document.createElement('script');
  script.src = url;
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    setTimeout(resolve, requestWait, false);
  });
}

async function startIslands(): Promise<void> {
  let hasLeft = false;
  addEventListener('pagehide', () => (hasLeft = true), { once: true });
  const isLoaded = await requestIslands();
  await delay(0);
  if (isLoaded && (await globalThis.islandsFile?.hydrate().catch(() => false))) return;
  // In the back/forward cache, this time stands still, so that a return asks once more.
  await delay(leaveWait);
  if (hasLeft) await startIslands();
  else stayStatic();
}

async function start(): Promise<void> {
  await Promise.race([pictureShown(), delay(pictureWait)]);
  // Chromium has no `currentSrc` until part of the file has come.
  if (picture?.currentSrc === '') await pictureShown();
  // Without AVIF, the carousel would have no pictures.
  if (picture?.currentSrc.includes('.webp')) stayStatic();
  else await startIslands();
}

// Nearly all browsers older than `browserslist` lack it.
if ('isWellFormed' in String.prototype) void start();
else stayStatic();
