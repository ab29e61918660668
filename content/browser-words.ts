import type { ErrorWords, Words } from '@/content/pages';

// The islands' script contains these words, but must not contain those of `pages.ts`.

export const motionControl: Words<'pause' | 'play'> = { pause: 'Pause pictures', play: 'Play pictures' };

/** For screen readers. Slides count from 1. */
export const carousel: Words<'role' | 'slideRole'> &
  Record<'pictures' | 'dots', (title: string) => string> &
  Record<'slide' | 'dot', (number: number, total: number) => string> = {
  role: 'carousel',
  slideRole: 'slide',
  pictures: (title) => `Pictures of ${title}`,
  slide: (number, total) => `${number} of ${total}`,
  dots: (title) => `Choose a picture of ${title}`,
  dot: (number, total) => `Show picture ${number} of ${total}`,
};

export const errorPage: ErrorWords = {
  metaTitle: 'Something went wrong',
  badge: 'Error encountered',
  title: 'Error',
  message: 'Sorry, an unexpected error occurred.',
  button: 'Go back home',
};
