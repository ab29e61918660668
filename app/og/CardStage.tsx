import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { socialCardSize } from '@/content/social-card-size';
import { studioMark } from '@/content/studio-mark';
import { houseAsHex } from '@/tailwind.config';

const markSide = 52;
const light = houseAsHex['key-light'];
const mark = studioMark.replace(
  '<svg',
  `<svg width="${markSide}" height="${markSide}" fill="${light}" color="${light}"`,
);

/** A picture as an address that needs no request. */
export const pictureAddress = (type: string, bytes: Buffer) =>
  `data:${type};base64,${bytes.toString('base64')}`;

interface CardStageProps {
  /** PNG of the lit house, as large as the card. */
  lamp: Buffer;
  /** Where name and everything else begin. */
  align: 'center' | 'flex-start';
  children: ReactNode;
}

/** The dark house with one lamp on, the studio's name, and beneath it what the card shows. */
export function CardStage({ lamp, align, children }: CardStageProps) {
  return (
    <div
      style={{
        ...socialCardSize,
        display: 'flex',
        flexDirection: 'column',
        alignItems: align,
        padding: '56px 72px 0',
        color: houseAsHex.ink,
        fontFamily: 'card, card-extended',
      }}
    >
      <img
        alt=""
        src={pictureAddress('image/png', lamp)}
        {...socialCardSize}
        style={{ position: 'absolute', top: 0, left: 0 }}
      />
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
          src={pictureAddress('image/svg+xml', Buffer.from(mark))}
          width={markSide}
          height={markSide}
        />
        {site.name}
      </div>
      {children}
    </div>
  );
}
