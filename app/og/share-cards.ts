import { createHash } from 'node:crypto';
import { fallbackPathOf } from '@/app/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { picturesOf, projects, type Picture } from '@/content/projects';
import { site } from '@/content/site';

/** The size of a share card in px, with the aspect ratio that apps crop least. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** What a page's share card shows. */
export interface ShareCard {
  file: `${string}.png`;
  /** The large type, line by line. */
  lines: readonly string[];
  badge: string;
  /** Whether the badge has the green dot. */
  hasDot: boolean;
  /** The pictures of the wall beside the type, at most six; without any, there is no wall. The most important is first. */
  pictures: readonly Picture[];
}

/** The first picture of every project, then the second one of every project, and so on. */
const projectPictures = projects
  .flatMap((project) => picturesOf(project).map((picture, round) => ({ round, picture })))
  .toSorted((one, other) => one.round - other.round)
  .map(({ picture }) => picture);

export const landingCard: ShareCard = {
  file: 'landing.png',
  lines: landingPage.headline,
  badge: landingPage.badge,
  hasDot: true,
  pictures: [],
};

export const workCard: ShareCard = {
  file: 'work.png',
  lines: [workPage.title],
  badge: workPage.badge,
  hasDot: false,
  pictures: projectPictures.slice(0, 6),
};

/** The path of a share card. Chat apps cache a card for weeks, so it changes with the card's words and pictures. */
export function shareCardPath(card: ShareCard): string {
  const shown = JSON.stringify([site.name, card, card.pictures.map(fallbackPathOf)]);
  return `/og/${card.file}?${createHash('sha256').update(shown).digest('hex').slice(0, 10)}`;
}

/** The text that stands for a share card. */
export const shareCardAlt = ({ lines, badge }: ShareCard) => `${lines.join(' ')}, ${badge}, ${site.name}`;
