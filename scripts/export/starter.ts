/**
 * Starts a page's script files once its first picture is on the screen, has failed, or after 2 s, so that they do not
 * compete with it for the network. The export step puts this at the end of the page, and the address of each file into
 * `data-src`. Meanwhile a press of a carousel's dot is kept in the markup, where `SlidePicker` finds it.
 */
export function startScripts(): void {
  function start(): void {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([src])')) {
      // Not async, they run in order. React recognises them by the attribute, and would load them again without it.
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

  addEventListener('click', ({ target }) => {
    const dot = target instanceof Element && target.closest('[data-slide-picker] > *');
    if (dot)
      dot.parentElement?.setAttribute('data-picked', String([...dot.parentElement.children].indexOf(dot)));
  });
}
