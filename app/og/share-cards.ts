import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headlineShade, palette } from '@/components/palette';
import { copiesOf } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';

/** In px, with the aspect ratio that apps crop least. */
export const shareCardSize = { width: 1200, height: 630 };

export const workCard = {
  file: 'work.png',
  lines: [workPage.title],
  badge: workPage.badge,
  pictures: projects.slice(0, 4).map((project) => picturesOf(project)[0]!),
};

export type ShareCard = typeof workCard;

export const landingCard: ShareCard = {
  file: 'landing.png',
  lines: [...landingPage.headline],
  badge: landingPage.badge,
  pictures: [],
};

export const shareCards = [landingCard, workCard];

const drawnWith = [
  'app/og/[card]/route.tsx',
  'app/og/light.webp',
  'app/fonts/card.ttf',
  'components/Mark.tsx',
];

/** Chat apps keep a picture for weeks, so the address of a card changes with all that it is drawn from. */
export function shareCardImage(card: ShareCard) {
  const pictures = card.pictures.map((picture) => copiesOf(picture).webp.path);
  const content = JSON.stringify([site.name, palette, headlineShade, card, pictures]);
  const hash = createHash('sha256').update(content);
  for (const file of drawnWith) hash.update(readFileSync(file));
  const version = hash.digest('hex').slice(0, 10);
  return {
    url: `/og/${card.file}?${version}`,
    type: 'image/png',
    ...shareCardSize,
    alt: `${card.lines.join(' ')}, ${card.badge}, ${site.name}`,
  };
}
