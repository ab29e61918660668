// The islands' script contains these words, but must not contain those of `pages.ts`.

export const motionControl = { pause: 'Pause pictures', play: 'Play pictures' };

export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  pictures: (title: string) => `Pictures of ${title}`,
  slide: (number: number, total: number) => `${number} of ${total}`,
  dots: (title: string) => `Choose a picture of ${title}`,
  dot: (number: number, total: number) => `Show picture ${number} of ${total}`,
};

export const errorPage = {
  metaTitle: 'Something went wrong',
  badge: 'Error encountered',
  title: 'Error',
  message: 'Sorry, an unexpected error occurred.',
  button: 'Go back home',
};
