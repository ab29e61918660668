import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

const drawnWith = [
  'app/og/[card]/route.tsx',
  'app/og/light.webp',
  'app/fonts/card.ttf',
  'app/line-width.ts',
  'components/Mark.tsx',
];

/** Chat apps keep a picture for weeks, so the address of a card changes with all that it is drawn from. */
export function shareCardImage(card: ShareCard) {
  const pictures = card.pictures.map((picture) => copiesOf(picture).webp.path);
  const content = JSON.stringify([site.name, palette, letters, card, pictures]);
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
