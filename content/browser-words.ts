import type { ErrorWords, Words } from '@/content/pages';

// Script in browsers uses these words. `pages.ts` has those that only the exported HTML holds.

/** The two names of the button that pauses and plays all carousels. */
export const motionControl = { pause: 'Pause pictures', play: 'Play pictures' } satisfies Words<string>;

/** What screen readers say of a carousel. Slides are counted from 1. */
export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  pictures: (title: string) => `Pictures of ${title}`,
  slide: (number: number, total: number) => `${number} of ${total}`,
  pickers: (title: string) => `Choose a picture of ${title}`,
  picker: (number: number, total: number) => `Show picture ${number} of ${total}`,
};

export const errorPage = {
  metaTitle: 'Something went wrong',
  badge: 'Error encountered',
  title: 'Error',
  message: 'Sorry, an unexpected error occurred.',
  button: 'Go back home',
} satisfies ErrorWords;
