// The export step bundles this file into the end of each page that has client components. It starts the framework's
// scripts, whose addresses are in `data-src`, once the first picture is on the screen or has failed, after 2 s at the
// latest: they would compete with the picture for bandwidth.

function start(): void {
  // React requests a page's style sheets unless it finds their links. A disabled one is not fetched (HTML, 4.6.7.23).
  for (const link of document
    .querySelector<HTMLTemplateElement>('template[data-styles]')
    ?.content.querySelectorAll('link') ?? []) {
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')) {
    // React looks for this attribute, which Next wrote, and would load a second copy of a script without it.
    script.async = true;
    script.src = script.dataset['src'] ?? '';
  }
}

// In a browser older than `browserslist` React would start and then fail. There the page stays as exported.
if ('with' in Array.prototype && 'isWellFormed' in String.prototype) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const startAfterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(start));
  void Promise.resolve(picture?.decode()).then(startAfterTwoFrames, startAfterTwoFrames);
  // Also for a page that is being prerendered: it has no frames.
  setTimeout(start, 2000);
}
