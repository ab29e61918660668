import { createHash } from 'node:crypto';
import { headlineShade, palette } from '@/components/palette';
import { copiesOf } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { picturesOf, projects, type ProjectPicture } from '@/content/projects';
import { addressAt, site } from '@/content/site';

/** The size of a share card in px, with the aspect ratio that apps crop least. */
export const shareCardSize = { width: 1200, height: 630 };

/** What a page's share card shows: a badge, large type line by line, and beside that a wall of its pictures if it has some. */
export interface ShareCard {
  file: string;
  lines: readonly string[];
  badge: string;
  pictures: readonly ProjectPicture[];
}

export const landingCard: ShareCard = {
  file: 'landing.png',
  lines: landingPage.headline,
  badge: landingPage.badge,
  pictures: [],
};

/** The first picture of every project, then the second one of every project, and so on. */
const projectPictures = [0, 1, 2, 3, 4, 5].flatMap((round) =>
  projects.flatMap((project) => picturesOf(project)[round] ?? []),
);

export const workCard: ShareCard = {
  file: 'work.png',
  lines: [workPage.title],
  badge: workPage.badge,
  pictures: projectPictures.slice(0, 6),
};

/** Every share card. `app/og/[card]` draws them. */
export const shareCards = [landingCard, workCard];

/** The metadata of a share card. Chat apps keep a card for weeks, so its address changes with its words, pictures and colours. */
export function shareCardImage(card: ShareCard) {
  // The path of a copy holds a hash of its picture.
  const content = JSON.stringify([
    site.name,
    palette,
    headlineShade,
    card,
    card.pictures.map((picture) => copiesOf(picture).webp.path),
  ]);
  return {
    url: addressAt(`/og/${card.file}?${createHash('sha256').update(content).digest('hex').slice(0, 10)}`),
    type: 'image/png',
    ...shareCardSize,
    alt: `${card.lines.join(' ')}, ${card.badge}, ${site.name}`,
  };
}
