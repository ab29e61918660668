import sharp from 'sharp';
import { drawStageLight, type Lamp, type LightEllipse } from '@/scripts/assets/stage-light';
import type { Mark } from '@/scripts/assets/icons';
import { hexOf } from '@/scripts/assets/oklch';
import type { TypeSetter, TypeStyle } from '@/scripts/assets/type-setter';
import { socialCardSize } from '@/content/social-card-size';
import type { workCardPlaces } from '@/content/work-card-places';
import { house, shadeOfLit, stageShades } from '@/tailwind.config';

const { width, height } = socialCardSize;

/** Drawn at twice the size, so that the edges of letters and tilted pictures are smooth. */
const density = 2;

/** Space in px that everything but light and pictures keeps from the edges. */
const margin = 72;

/** What is drawn with: the studio's name and mark, and its typeface. */
export interface CardKit {
  name: string;
  mark: Mark;
  set: TypeSetter;
}

/** A card before it is drawn: cheap to make, and the same for the same content. */
export interface SocialCard {
  svg: string;
  lamp: Lamp;
  pools: readonly LightEllipse[];
}

interface Drawing {
  svg: string;
  width: number;
}

/** Sizes in px that hold at a quarter of them, which is what a chat list shows. */
const styles = {
  name: { size: 36, weight: 600, tracking: -0.01 },
  badge: { size: 34, weight: 500 },
  display: { size: 120, weight: 600, tracking: -0.04 },
} as const satisfies Record<string, TypeStyle>;

const litFromAbove =
  '<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1">' +
  `<stop offset="0.2" stop-color="${hexOf(house['key-light-hover'])}"/>` +
  `<stop offset="1" stop-color="${hexOf(shadeOfLit)}"/></linearGradient>`;

const edgeFromAbove =
  '<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1">' +
  `<stop offset="0" stop-color="${hexOf(house['hairline-lit'])}"/>` +
  `<stop offset="0.5" stop-color="${hexOf(house.hairline)}"/></linearGradient>`;

/** Mark and name in a row, its upper left corner at 0. */
function drawName({ name, mark, set }: CardKit): Drawing {
  const side = 52;
  const line = set(name, styles.name);
  return {
    width: side + 18 + line.width,
    svg:
      `<path transform="scale(${side / mark.side})" fill="${mark.fill}" fill-rule="evenodd" d="${mark.path}"/>` +
      `<path transform="translate(${side + 18} ${side / 2 + 12.5})" fill="${hexOf(house.ink)}" d="${line.path}"/>`,
  };
}

/** A badge, its upper left corner at 0, 64 px high. */
function drawBadge({ set }: CardKit, text: string, isLive: boolean): Drawing {
  const line = set(text, styles.badge);
  const before = isLive ? 66 : 32;
  const badgeWidth = before + line.width + 32;
  const dot = hexOf(house.tally);
  return {
    width: badgeWidth,
    svg:
      `<rect x="0.75" y="0.75" width="${badgeWidth - 1.5}" height="62.5" rx="31.25" fill="${hexOf(house['surface-raised'])}" stroke="url(#edge)" stroke-width="1.5"/>` +
      (isLive
        ? `<circle cx="40" cy="32" r="16" fill="${dot}" opacity="0.22"/><circle cx="40" cy="32" r="9" fill="${dot}"/>`
        : '') +
      `<path transform="translate(${before} 43.5)" fill="${hexOf(house['ink-quiet'])}" d="${line.path}"/>`,
  };
}

/** Lines of display type as large as the width allows; each line's baseline is a line below the one before. */
function setDisplay(set: TypeSetter, lines: readonly string[], widest: number, largest: number) {
  const drawn = lines.map((line) => set(line, styles.display));
  const scale = Math.min(
    largest / styles.display.size,
    widest / Math.max(...drawn.map((line) => line.width)),
  );
  return { lines: drawn, scale, size: styles.display.size * scale };
}

function svgOf(content: string, definitions = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${litFromAbove}${edgeFromAbove}${definitions}</defs>${content}</svg>`
  );
}

function at(x: number, y: number, { svg }: Drawing): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/** The lamp above the middle of the stage, and the pool where its light meets the floor. */
const lampAbove: Lamp = { x: 0.5, y: -0.14, width: 78, strength: 0.26, reach: 1.3 };

const poolOnFloor: LightEllipse = { x: 0.5, y: 1.06, radiusX: 0.62, radiusY: 0.34, strength: 0.14 };

/** The landing page's card: name, badge and headline in the beam. */
export function landingCard(
  kit: CardKit,
  { badge, headline }: { badge: string; headline: readonly string[] },
): SocialCard {
  const name = drawName(kit);
  const badgeDrawing = drawBadge(kit, badge, true);
  const { lines, scale, size } = setDisplay(kit.set, headline, width - 2 * margin, 128);
  const leading = size * 0.98;
  const lastBaseline = height - margin - size * 0.06;
  const firstBaseline = lastBaseline - leading * (lines.length - 1);
  const drawn = lines.map(
    (line, index) =>
      `<path transform="translate(${(width - line.width * scale) / 2} ${firstBaseline + leading * index}) scale(${scale})" d="${line.path}"/>`,
  );
  const top = 56;
  const capTop = firstBaseline - size * 0.7;
  return {
    svg: svgOf(
      at((width - name.width) / 2, top, name) +
        at((width - badgeDrawing.width) / 2, (top + 52 + capTop) / 2 - 32, badgeDrawing) +
        `<g fill="url(#lit)">${drawn.join('')}</g>`,
    ),
    lamp: lampAbove,
    pools: [poolOnFloor],
  };
}

/** The card of a page that leads nowhere: its word, very large and faint, on the empty stage. */
export function emptyStageCard(kit: CardKit, { badge, title }: { badge: string; title: string }): SocialCard {
  const name = drawName(kit);
  const badgeDrawing = drawBadge(kit, badge, false);
  const { lines, scale, size } = setDisplay(kit.set, [title], width - 2 * margin, 400);
  const [line] = lines;
  return {
    svg: svgOf(
      at((width - name.width) / 2, 56, name) +
        at((width - badgeDrawing.width) / 2, 150, badgeDrawing) +
        `<path fill="url(#stage)" transform="translate(${(width - (line?.width ?? 0) * scale) / 2} ${height - margin + size * 0.03}) scale(${scale})" d="${line?.path}"/>`,
      `<linearGradient id="stage" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hexOf(stageShades[0])}"/><stop offset="1" stop-color="${hexOf(stageShades[1])}"/></linearGradient>`,
    ),
    lamp: lampAbove,
    pools: [poolOnFloor],
  };
}

/** Size in px of one picture on the wall, and the space between two. */
const tile = { width: 376, height: 235, gap: 24 };

/**
 * Places on the wall by column and row, in the order in which they are filled: those that are seen whole first.
 * The outer ones bleed off the card.
 */
const places = [
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 0, row: 2 },
  { column: 1, row: 2 },
  { column: 1, row: 0 },
  { column: 0, row: 0 },
] as const satisfies { length: typeof workCardPlaces };

async function drawTile(bytes: Buffer, column: number, row: number): Promise<string> {
  const copy = await sharp(bytes)
    .removeAlpha()
    .resize(tile.width * density, tile.height * density)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const x = column * (tile.width + tile.gap);
  // The second column hangs a little lower: two even rows would read as a table.
  const y = (row - 1) * (tile.height + tile.gap) + column * 34;
  return (
    `<g transform="translate(${x} ${y})"><g clip-path="url(#tile)">` +
    `<image width="${tile.width}" height="${tile.height}" href="data:image/png;base64,${copy.toString('base64')}"/></g>` +
    `<rect x="0.75" y="0.75" width="${tile.width - 1.5}" height="${tile.height - 1.5}" rx="13.25" fill="none" stroke="url(#edge)" stroke-width="1.5"/></g>`
  );
}

/**
 * The work page's card: name, badge and title, and beside them the projects' pictures on a tilted wall.
 *
 * @param pictures bytes of the originals, the most important first
 */
export async function workCard(
  kit: CardKit,
  { badge, title, pictures }: { badge: string; title: string; pictures: readonly Buffer[] },
): Promise<SocialCard> {
  const badgeDrawing = drawBadge(kit, badge, false);
  const { lines, scale } = setDisplay(kit.set, [title], 456, 128);
  const tiles = await Promise.all(
    pictures.slice(0, places.length).map(async (bytes, index) => {
      const { column, row } = places[index] ?? places[0];
      return drawTile(bytes, column, row);
    }),
  );
  const baseline = height - margin - 8;
  const titles = lines.map(
    ({ path }) =>
      `<path fill="url(#lit)" transform="translate(${margin - 6} ${baseline}) scale(${scale})" d="${path}"/>`,
  );
  return {
    svg: svgOf(
      `<g mask="url(#wall)"><g transform="translate(590 112) rotate(-8)">${tiles.join('')}</g></g>` +
        at(margin, 56, drawName(kit)) +
        at(margin, baseline - 128 - 76, badgeDrawing) +
        titles.join(''),
      `<clipPath id="tile"><rect width="${tile.width}" height="${tile.height}" rx="14"/></clipPath>` +
        `<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="800" cy="200" r="640">` +
        '<stop offset="0.4" stop-color="#fff"/><stop offset="1" stop-color="#444"/></radialGradient>' +
        `<mask id="wall" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
        `<rect width="${width}" height="${height}" fill="url(#fade)"/></mask>`,
    ),
    lamp: { x: 0.34, y: -0.16, width: 84, strength: 0.2, reach: 1.5 },
    pools: [],
  };
}

/**
 * Draws a card.
 *
 * @returns PNG of at most 256 colours: half the bytes of one in full colour, and dark gradients stay smooth by dither
 */
export async function drawSocialCard({ svg, lamp, pools }: SocialCard): Promise<Buffer> {
  // The pictures inside make the drawing longer than what the parser takes by default.
  const front = await sharp(Buffer.from(svg), { unlimited: true }).resize(width, height).png().toBuffer();
  return sharp(await drawStageLight(socialCardSize, lamp, pools))
    .composite([{ input: front }])
    .removeAlpha()
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
