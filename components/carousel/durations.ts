// In ms.
export const slideInterval = 3000;
export const fadeDuration = 1000;
/** In a hidden WebKit page, or because of an extension, a fade may never end. */
export const longestFade = 2000;
