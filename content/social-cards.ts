import { z } from 'zod';
import entry from '@/content/generated/social-cards.json';
import { pages } from '@/content/pages';
import { parseContent } from '@/content/parse-content';

const { version } = parseContent(
  'content/generated/social-cards.json',
  z.strictObject({ version: z.string() }),
  entry,
);

/** A page that has a card of its own. */
export type SocialCardName = Exclude<keyof typeof pages, 'shared'>;

/** Paths of the pictures that shared links unfurl with, which `app/og/` draws: others as soon as anything on them is. */
export const socialCards = Object.fromEntries(
  Object.keys(pages)
    .filter((page) => page !== 'shared')
    .map((page) => [page, `/og/${page}-${version}.png`]),
) as Record<SocialCardName, string>;
