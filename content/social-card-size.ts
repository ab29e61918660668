/** Width and height in px of the picture that a shared link unfurls with: the shape that Open Graph's readers crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;
