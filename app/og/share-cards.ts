import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { projects, site } from '@/content/content';
import { readyPicture } from '@/content/pictures';
import { sitePages, type SitePage } from '@/content/routes';

/** The size of a share card in px, with the aspect ratio that apps crop least. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The most pictures that a card shows. */
const mostPictures = 6;

/** All projects' pictures: the first one of every project, then the second one of every project, and so on. */
const projectPictures = projects
  .flatMap(({ images }) => images.map((picture, round) => ({ round, ...picture })))
  .toSorted((one, other) => one.round - other.round);

const drawingCode = readFileSync('app/og/cards/[card]/route.tsx');

function shareCardOf(page: SitePage) {
  const { name, title = '', badge, headline: lines = [title], pictures = [] } = page;
  const shown = (name === 'work' ? projectPictures : pictures).slice(0, mostPictures);
  const words = { name, lines, badge, addresses: shown.map((picture) => readyPicture(picture).src) };
  // Chat apps cache a card for weeks, so its address changes with its words, its pictures and the code that draws it.
  const version = createHash('sha256')
    .update(JSON.stringify([site.name, words]))
    .update(drawingCode);
  const file = `${name.replaceAll('/', '--')}-${version.digest('hex').slice(0, 10)}.png`;
  return {
    ...words,
    file,
    path: `/og/cards/${file}`,
    alt: [lines.join(' '), badge, site.name].filter(Boolean).join(', '),
  };
}

/** What a page's share card shows, and where it is. */
export type ShareCard = ReturnType<typeof shareCardOf>;

/** The share card of every page. `app/og/cards/` draws them. */
export const shareCards: readonly ShareCard[] = sitePages.map(shareCardOf);
