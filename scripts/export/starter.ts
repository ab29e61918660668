/**
 * Starts a page's script files once its first picture is on the screen, has failed, or after 2 s, so that they do not
 * compete with it for the network. The export step puts this at the end of the page, and the address of each file into
 * `data-src`. In a browser older than `browserslist`, where React would start and then fail, the page stays as exported.
 */
export function startScripts(): void {
  if (!('with' in Array.prototype && 'isWellFormed' in String.prototype)) return;

  function start(): void {
    // React asks for the style sheets of the page unless it finds their links. A disabled one is not fetched (HTML, 4.6.7.23).
    for (const link of document
      .querySelector<HTMLTemplateElement>('template[data-styles]')
      ?.content.querySelectorAll('link') ?? []) {
      link.setAttribute('disabled', '');
      document.head.append(link);
    }
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')) {
      // Not async, they run in order. `async` must be back afterwards: React looks for it, and would load a second copy.
      script.async = false;
      script.src = script.dataset['src'] ?? '';
      script.async = true;
    }
  }

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const startAfterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(start));
  void Promise.resolve(picture?.decode()).then(startAfterTwoFrames, startAfterTwoFrames);
  // Also for a page that is being prerendered: it has no frames.
  setTimeout(start, 2000);
}
