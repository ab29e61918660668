import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone that budgets are held on. */
const phone = {
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How much slower than this machine the phone is, as Lighthouse takes it. */
const processorSlowdown = 4;

/** Slow 4G as Lighthouse takes it: bytes per s, and ms from a request to its answer. */
const slowNetwork = {
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** Time for which a page stays open after its load, in ms: the first slides turn after 3 s. */
const watched = 5000;

/** Time by which the first picture must be in, in ms. */
const patience = 30_000;

/** A task of more than 50 ms, in ms since navigation. */
interface LongTask {
  startTime: number;
  duration: number;
}

/** Keeps account of the timers that a page holds and of the long tasks that it has had. Runs in the page. */
function keepAccount(): void {
  const account = { timers: new Set<number>(), longTasks: [] as LongTask[] };
  Object.assign(window, { account });
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    setTimeout(callback: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setTimeout(() => {
        account.timers.delete(id);
        if (typeof callback === 'function') Reflect.apply(callback, window, values);
      }, delay);
      account.timers.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      if (id !== undefined) account.timers.delete(id);
      clearTimeout(id);
    },
    setInterval(callback: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setInterval(callback, delay, ...values);
      account.timers.add(id);
      return id;
    },
    clearInterval(id?: number) {
      if (id !== undefined) account.timers.delete(id);
      clearInterval(id);
    },
  });
  new PerformanceObserver((list) => {
    account.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
}

interface WindowWithAccount extends Window {
  account: { timers: ReadonlySet<number>; longTasks: readonly LongTask[] };
}

/** What of each task was above 50 ms, behind the first words, in ms: https://web.dev/articles/tbt. Runs in the page. */
function blockingTime(): number {
  const firstWords = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { longTasks } = (window as unknown as WindowWithAccount).account;
  return longTasks.reduce((total, { startTime, duration }) => {
    const behind = startTime + duration - Math.max(startTime, firstWords);
    return total + Math.max(0, behind - 50);
  }, 0);
}

/** Timers that the page holds, and carousels of which at least half is in the window. Runs in the page. */
function countLive(): LiveCount {
  const carousels = [...document.querySelectorAll('[aria-roledescription=carousel]')];
  const onScreen = carousels.filter((carousel) => {
    const { top, bottom, height } = carousel.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2;
  });
  const { account } = window as unknown as WindowWithAccount;
  return { timers: account.timers.size, carouselsOnScreen: onScreen.length };
}

/** What lives in a page at one moment. */
export interface LiveCount {
  timers: number;
  carouselsOnScreen: number;
}

async function open(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
}

/** What a page costs a phone's processor. */
export interface PhoneVisit {
  /** Time that tasks took on the main thread, in ms, from navigation until 5 s after load. */
  mainThread: number;
  /** Total blocking time until 5 s after load, in ms. */
  blocking: number;
  /** Bytes of script on the wire, without headers. */
  scriptBytes: number;
  atTop: LiveCount;
  /** After a jump to the middle of the page and 5 s there. */
  inMiddle: LiveCount;
}

/**
 * Opens a page with nothing cached on a processor four times slower and on slow 4G, and leaves it open. The network
 * matters to the processor: it lets a large page arrive, and be read, in parts. Main-thread time is
 * Chromium's own count of all tasks (`TaskDuration`), long tasks are those that the Long Tasks API tells, and
 * timers are counted by functions put in the place of `setTimeout` and `setInterval` before the page's own script.
 */
export async function visitOnPhone(browser: Browser, address: string): Promise<PhoneVisit> {
  const { page, devtools } = await open(browser);
  let scriptBytes = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    void request.sizes().then(({ responseBodySize }) => {
      scriptBytes += responseBodySize;
    });
  });
  await page.addInitScript(keepAccount);
  await devtools.send('Performance.enable');
  await slowDown(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const taskTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await taskTime();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const mainThread = (await taskTime()) - before;
  const blocking = await page.evaluate(blockingTime);
  const atTop = await page.evaluate(countLive);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForTimeout(watched);
  const inMiddle = await page.evaluate(countLive);
  await page.context().close();
  return {
    mainThread,
    blocking,
    scriptBytes,
    atTop,
    inMiddle,
  };
}

/** What has arrived by the time that the first picture is in. */
export interface PictureVisit {
  /** Time from navigation, in ms. */
  pictureIn: number;
  /** Bytes of the page's text, unpacked: Chromium tells those on the wire only when it has all of a page. */
  text: number;
  /** Bytes of script on the wire, without headers. */
  script: number;
  /** Bytes of fonts and other pictures on the wire, without headers. */
  others: number;
}

/**
 * Opens a page with nothing cached on slow 4G and waits for the picture of high priority. Of the page, what streams
 * beside the picture counts too: it takes its share of the line.
 */
export async function visitUntilPicture(browser: Browser, address: string): Promise<PictureVisit> {
  const { page, devtools } = await open(browser);
  const kinds = new Map<string, string>();
  const arrived = { text: 0, script: 0, others: 0 };
  await slowDown(devtools);
  const pictureIn = new Promise<number>((resolve, reject) => {
    setTimeout(
      () => reject(new Error(`${address}: no picture of high priority came within ${patience} ms`)),
      patience,
    ).unref();
    let start = 0;
    let picture: string | undefined;
    devtools.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
      kinds.set(requestId, type ?? 'Other');
      if (type === 'Document') start = timestamp;
      if (type === 'Image' && request.initialPriority === 'High') picture ??= requestId;
    });
    devtools.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
      if (requestId === picture) return;
      const kind = kinds.get(requestId);
      if (kind === 'Document') arrived.text += dataLength;
      else arrived[kind === 'Script' ? 'script' : 'others'] += encodedDataLength;
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      if (requestId === picture) resolve((timestamp - start) * 1000);
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const result = { pictureIn: await pictureIn, ...arrived };
  await page.context().close();
  return result;
}
