/** How long script waits for the first picture, in ms. */
const patience = 2000;

/**
 * Starts a page's script files once its first picture is on the screen, has failed, or is 2 s late: until then the
 * line belongs to what a visitor looks at. The export step puts this at the end of the page, and the address of each
 * file into `data-src`. Until then it also keeps which dot of a carousel was pressed, for `SlidePicker`.
 */
export function startScripts(): void {
  function start(): void {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')) {
      // They run in their order; React looks for each by its `async` before it asks for one again.
      script.async = false;
      script.src = script.dataset['src'] ?? '';
      script.async = true;
    }
  }

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const startAfterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(start));
  void Promise.resolve(picture?.decode()).then(startAfterTwoFrames, startAfterTwoFrames);
  // A page that is being prerendered has no frames either.
  setTimeout(start, patience);

  addEventListener('click', ({ target }) => {
    const dot = target instanceof Element && target.closest('[data-slide-picker] > *');
    if (dot)
      dot.parentElement?.setAttribute('data-picked', String([...dot.parentElement.children].indexOf(dot)));
  });
}
