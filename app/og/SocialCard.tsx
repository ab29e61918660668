import type { ReactNode } from 'react';
import { socialCardSize } from '@/app/page-metadata';
import { tracking, widthOfLine } from '@/components/width-of-line';
import mark from '@/content/generated/mark.json';
import type { SitePage } from '@/content/routes';
import { pages, site } from '@/content/content';
import { headlineShade, palette, stageShades } from '@/tailwind.config';

/** The border of a surface that is lit from above: its upper edge is brighter. */
export const litEdge = {
  border: `1.5px solid ${palette.hairline}`,
  borderTop: `1.5px solid ${palette['hairline-lit']}`,
};

const light = palette['key-light'];
const markFile = mark.drawing.replace('<svg', `<svg fill="${light}" color="${light}"`);

/** The style of a line of large type. The negative margins reduce its box to the height of capitals, 0.7 em. */
const largeType = {
  margin: '-0.25em -0.05em',
  // Without padding, the negative letter spacing after the last letter would cut that letter off.
  paddingRight: `${-tracking}em`,
  lineHeight: 1.2,
  letterSpacing: `${tracking}em`,
  whiteSpace: 'nowrap',
  backgroundClip: 'text',
  color: 'transparent',
} as const;
const litLetters = `linear-gradient(${palette['key-light-hover']} 28%, ${headlineShade} 78%)`;
const faintLetters = `linear-gradient(${stageShades[0]} 20%, ${stageShades[1]} 78%)`;

/** The font size in px at which all lines fit the width, but no more than the largest. */
const sizeFor = (lines: readonly string[], width: number, largest: number) =>
  Math.min(largest, width / Math.max(...lines.map(widthOfLine)));

/** A share card: the studio's name, the page's badge and large type, centred or, beside children, left-aligned. */
export function SocialCard({ page, children }: { page: SitePage; children?: ReactNode }) {
  const { name, title = '', badge, headline: lines = [title] } = page;
  // Except for the landing page, letters without pictures are faint and as large as fits, as on the 404 page.
  const isFaint = name !== 'landing' && !children;
  const largest = isFaint ? 400 : Math.min(128, 320 / lines.length);
  const width = children ? 456 : 1056;
  const alignItems = children ? 'flex-start' : 'center';
  const column = { display: 'flex', flexDirection: 'column', alignItems } as const;
  const row = { display: 'flex', alignItems: 'center' };
  return (
    <div
      style={{
        ...column,
        ...socialCardSize,
        justifyContent: 'space-between',
        padding: '56px 72px 72px',
        color: palette.ink,
        fontFamily: 'card, card-extended',
      }}
    >
      <div
        style={{ ...row, gap: 18, fontSize: sizeFor([site.name], width - 70, 36), letterSpacing: '-0.01em' }}
      >
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(markFile)}`} width={52} height={52} />
        {site.name}
      </div>
      {children}
      <div style={{ ...column, gap: 52 }}>
        {badge && (
          <div
            style={{
              ...row,
              ...litEdge,
              gap: 10,
              height: 64,
              padding: '0 30px',
              borderRadius: 32,
              background: palette['surface-raised'],
              color: palette['ink-quiet'],
              fontSize: sizeFor([badge], width - 40, 34),
            }}
          >
            {name === 'landing' && pages.landing.pauseDot && (
              <svg width="32" height="32" fill={palette.tally}>
                <circle cx="16" cy="16" r="16" opacity="0.22" />
                <circle cx="16" cy="16" r="9" />
              </svg>
            )}
            {badge}
          </div>
        )}
        <div style={{ ...column, gap: '0.28em', fontSize: sizeFor(lines, width, largest) }}>
          {lines.map((line) => (
            <div key={line} style={{ ...largeType, backgroundImage: isFaint ? faintLetters : litLetters }}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
