// The export inlines this file at the end of each page that has client components. It loads Next.js's scripts, whose
// addresses the export has moved to `data-src`. It waits until the first picture is on the screen or has failed, but at
// most 2 s, because scripts would compete with that picture for bandwidth.

function start(): void {
  // React would load the inlined style sheets again unless it finds their `link` elements. Browsers do not fetch the
  // file of a disabled one (HTML, 4.6.7.23).
  for (const link of document
    .querySelector<HTMLTemplateElement>('template[data-styles]')
    ?.content.querySelectorAll('link') ?? []) {
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')) {
    // React recognises a script by its attributes `async` and `src`. Without `async`, React would load a second copy.
    script.async = true;
    script.src = script.dataset['src'] ?? '';
  }
}

// In browsers older than those in `browserslist`, React would start and then fail. These browsers keep the static page.
if ('with' in Array.prototype && 'isWellFormed' in String.prototype) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const startAfterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(start));
  void Promise.resolve(picture?.decode()).then(startAfterTwoFrames, startAfterTwoFrames);
  // The time limit of 2 s. This also starts the scripts of a prerendered page, which gets no animation frames.
  setTimeout(start, 2000);
}
