import { createHash } from 'node:crypto';
import { letters, palette } from '@/components/palette';
import { copiesOf } from '@/app/pictures/copies';
import { pages, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';

export const shareCardSize = { width: 1200, height: 630 };

const wallPictures = projects.slice(0, 4).map((project) => picturesOf(project)[0]!);

export const shareCards = pages.flatMap(({ path, badge, title, headline }) => {
  const lines = headline ?? (title && [title]);
  if (!badge || !lines) return [];
  const file = `${path.slice(1).replaceAll('/', '-') || 'index'}.png`;
  const pictures = path === workPage.path ? wallPictures : [];
  return [{ path, file, lines, badge, pictures }];
});

export type ShareCard = (typeof shareCards)[number];

/** Chat apps keep a picture for weeks, so the address of a card changes with its words, colours and pictures. */
export function shareCardImage(card: ShareCard) {
  const pictures = card.pictures.map((picture) => copiesOf(picture).webp.path);
  const content = JSON.stringify([site.name, palette, letters, card, pictures]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    url: `/og/${card.file}?${version}`,
    type: 'image/png',
    ...shareCardSize,
    alt: `${card.lines.join(' ')}, ${card.badge}, ${site.name}`,
  };
}
