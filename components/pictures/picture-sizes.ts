/** In px. */
export const pictureSize = { width: 1600, height: 1000 };

export const largestPicture = pictureSize.width / 2;

/** For 250 to 800 CSS px at densities of 1 to 2. */
export const pictureWidths = [480, 680, 800, 1120, pictureSize.width];

export const fallbackWidth = 1120;
