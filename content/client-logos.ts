export interface ClientLogo {
  /** In `public/`, on a transparent ground and in colours for a dark one. */
  src: `/logos/${string}.${'svg' | 'png'}`;
  alt: string;
  /** In CSS px, at most 60 high. Choose a width that balances the logo with its neighbours. */
  width: number;
  height: number;
}

export const clientLogos: readonly ClientLogo[] = [
  { src: '/logos/lull-and-swell.svg', alt: 'Client Logo 0', width: 126, height: 40 },
  { src: '/logos/noonmark-hall.svg', alt: 'Client Logo 1', width: 88, height: 44 },
  { src: '/logos/velvet-index.svg', alt: 'Client Logo 2', width: 116, height: 40 },
  { src: '/logos/berth-nine.svg', alt: 'Client Logo 3', width: 124, height: 27 },
  { src: '/logos/noctiluca.svg', alt: 'Client Logo 4', width: 142, height: 39 },
  { src: '/logos/asunder.svg', alt: 'Client Logo 5', width: 138, height: 35 },
  { src: '/logos/stubbins-and-torn.svg', alt: 'Client Logo 6', width: 114, height: 32 },
];
