import type { CSSProperties, ReactNode } from 'react';
import mark from '@/content/generated/mark.json';
import letterWidths from '@/content/generated/letter-widths.json';
import { site } from '@/content/site';
import { socialCardSize } from '@/content/social-cards';
import { hexOf } from '@/oklch';
import { houseAsHex, shadeOfLit, stageShades } from '@/tailwind.config';

/** An edge lit from above. */
export const litEdge = `linear-gradient(${houseAsHex['hairline-lit']}, ${houseAsHex.hairline} 50%)`;

const markSide = 52;
const markColours = `fill="${houseAsHex['key-light']}" color="${houseAsHex['key-light']}"`;
const sizedMark = mark.drawing.replace(
  '<svg',
  `<svg width="${markSide}" height="${markSide}" ${markColours}`,
);

/** Space between large letters, in em, as on the pages. */
const tracking = -0.04;

/** The font size in px at which the longest line is `widest` px wide, but at most `largest`. */
function fittingSize(lines: readonly string[], widest: number, largest: number): number {
  const widthOf = (line: string) =>
    [...line].reduce((sum, letter) => sum + Reflect.get(letterWidths, letter) + tracking, 0);
  return Math.min(largest, widest / Math.max(...lines.map(widthOf)));
}

/** Letters filled with a gradient from their top to the baseline. */
const filled = (top: string, start: number, bottom: string): CSSProperties => ({
  backgroundImage: `linear-gradient(${top} ${start}%, ${bottom} 78%)`,
  backgroundClip: 'text',
  color: 'transparent',
});
const litLetters = filled(houseAsHex['key-light-hover'], 28, hexOf(shadeOfLit));
const stageLetters = filled(hexOf(stageShades[0]), 20, hexOf(stageShades[1]));

/** Where each kind of card puts its badge and its lines, for a font size in px. */
const layouts = {
  /** A headline of several lines in the beam. */
  headline: (size: number) => ({
    align: 'center',
    letters: litLetters,
    badge: { alignItems: 'center', marginBottom: -0.23 * size },
    lines: { marginBottom: 72 - 0.21 * size },
  }),
  /** One very large word on an empty stage. */
  stage: (size: number) => ({
    align: 'center',
    letters: stageLetters,
    badge: { marginTop: 42, marginBottom: -0.2 * size },
    lines: { marginBottom: 72 - 0.3 * size },
  }),
  /** A title at the left, beside pictures. */
  beside: (size: number) => ({
    align: 'flex-start',
    letters: litLetters,
    badge: { alignItems: 'flex-end' },
    lines: { marginLeft: -6, marginTop: 140 - 0.93 * size, marginBottom: 80 - 0.27 * size },
  }),
} as const;

interface SocialCardProps {
  layout: keyof typeof layouts;
  /** Largest width and font size of the lines, in px. */
  widest: number;
  largest: number;
  lines: readonly string[];
  /** Empty for no badge. */
  badge: string;
  /** Data URL of the lit house, as large as the card. */
  background: string;
  /** What lies between the background and the words. */
  children?: ReactNode;
}

/** A share card: the dark house with one lamp on, the studio's name, a badge and large type. */
export function SocialCard(props: SocialCardProps) {
  const { lines, badge, background, children } = props;
  const size = fittingSize(lines, props.widest, props.largest);
  const layout = layouts[props.layout](size);
  const isLive = props.layout === 'headline';
  return (
    <div
      style={{
        ...socialCardSize,
        display: 'flex',
        flexDirection: 'column',
        alignItems: layout.align,
        padding: '56px 72px 0',
        color: houseAsHex.ink,
        fontFamily: 'card, card-extended',
      }}
    >
      <img alt="" src={background} {...socialCardSize} style={{ position: 'absolute', top: 0, left: 0 }} />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 18,
          fontSize: 36,
          fontWeight: 600,
          letterSpacing: '-0.01em',
        }}
      >
        <img
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(sizedMark)}`}
          width={markSide}
          height={markSide}
        />
        {site.name}
      </div>
      {children}
      <div style={{ display: 'flex', flexGrow: 1, ...layout.badge }}>
        {badge && (
          <div
            style={{ display: 'flex', height: 64, padding: 1.5, borderRadius: 32, backgroundImage: litEdge }}
          >
            <div
              style={{
                display: 'flex',
                alignItems: 'center',
                gap: 10,
                padding: isLive ? '0 30px 0 22px' : '0 30px',
                borderRadius: 31,
                background: houseAsHex['surface-raised'],
                color: houseAsHex['ink-quiet'],
                fontSize: 34,
                fontWeight: 500,
              }}
            >
              {isLive && (
                <svg width="32" height="32" fill={houseAsHex.tally}>
                  <circle cx="16" cy="16" r="16" opacity="0.22" />
                  <circle cx="16" cy="16" r="9" />
                </svg>
              )}
              {badge}
            </div>
          </div>
        )}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: layout.align, ...layout.lines }}>
        {lines.map((line, index) => (
          <div
            key={line}
            style={{
              ...layout.letters,
              marginTop: index > 0 ? -0.22 * size : 0,
              fontSize: size,
              fontWeight: 600,
              letterSpacing: `${tracking}em`,
              lineHeight: 1.2,
              whiteSpace: 'nowrap',
              // Letter spacing after the last letter would cut it off.
              paddingRight: `${-tracking}em`,
            }}
          >
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}
