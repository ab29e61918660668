/**
 * Widths in px of each picture's copies, which the layout asks for: a card is 288 to 688 CSS px wide in one
 * column and 480 to 560 in two, at densities of 1 to 3. A width more costs two files per picture; a width
 * less sends some visitor a picture one step too large.
 */
export const pictureWidths = [480, 680, 800, 1120, 1600] as const;
