export const pictureSize = { width: 1600, height: 1000 };

export const largestPicture = pictureSize.width / 2;

/** For 250 to 800 CSS px at densities of 1 to 2. */
export const pictureWidths = [480, 680, 800, 1120, pictureSize.width];

export const fallbackWidth = 1120;

export const twoColumns = ['(min-width: 56rem)', '(min-width: 40rem) and (min-aspect-ratio: 3/2)'];

/** In rem. In wide windows, the page is a part of the window. */
export const smallestPage = 72;
export const partOfWindow = 0.7;

/** Of a page with two columns, 6rem are space, and 2 px a frame's border. Safari before 26.4 has no `min()` here. */
export const sizesAttribute = [
  `(min-width: calc(${(2 * largestPicture) / partOfWindow}px + ${6 / partOfWindow}rem)) ${largestPicture - 2}px`,
  `(min-width: ${smallestPage / partOfWindow}rem) calc(${50 * partOfWindow}vw - 3rem - 2px)`,
  `(min-width: ${smallestPage}rem) calc(${smallestPage / 2 - 3}rem - 2px)`,
  ...twoColumns.map((query) => `${query} calc(50vw - 3rem - 2px)`),
  `(min-width: calc(${largestPicture}px + 4rem)) ${largestPicture - 2}px`,
  '(min-width: 40rem) calc(100vw - 4rem - 2px)',
  'calc(100vw - 34px)',
].join(', ');
