/**
 * A carousel as one would write it by hand, in place of React's: the same pictures and turn, faded by the transition
 * that the markup has. It asks for a picture when its turn is next and its card is on screen.
 */
const carousel = `document.querySelectorAll('article').forEach((card, index) => {
  const addresses = carousels[index];
  if (addresses.length < 2) return;
  let slide = card.querySelector('[aria-roledescription=slide]'), current = 0, next;
  const prepare = () => {
    next = slide.cloneNode(true);
    const following = (current + 1) % addresses.length;
    next.innerHTML = next.innerHTML.replaceAll(addresses[current], addresses[following]);
    Object.assign(next.querySelector('img'), { loading: 'eager', fetchPriority: 'auto' });
    next.style.opacity = 0;
    current = following;
  };
  const turn = () => next.querySelector('img').decode().then(() => {
    const last = slide;
    last.after((slide = next));
    slide.getBoundingClientRect();
    [slide.style.opacity, last.style.opacity] = [1, 0];
    last.addEventListener('transitionend', () => last.remove());
    prepare();
  });
  let timer;
  new IntersectionObserver((entries) => {
    clearInterval(timer);
    if (!entries.at(-1).isIntersecting) return;
    if (!next) prepare();
    timer = setInterval(turn, interval);
  }, { threshold: 0.5 }).observe(card);
});`;

/** What the carousel needs to know. */
export interface PlainCarouselOptions {
  /** Addresses of each card's pictures up to the width and the ending, in the order of the cards. */
  carousels: readonly (readonly string[])[];
  /** Time from turn to turn, in ms. */
  interval: number;
}

/** The script of a page's carousels, to stand at the end of its body. */
export function plainCarousel({ carousels, interval }: PlainCarouselOptions): string {
  return `<script>{const carousels=${JSON.stringify(carousels)},interval=${interval};\n${carousel}}</script>`;
}
