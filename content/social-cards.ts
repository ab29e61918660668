import { z } from 'zod';
import entry from '@/content/generated/social-cards.json';
import { parseContent } from '@/content/parse-content';

const socialCardsSchema = z.strictObject({
  landing: z.string(),
  work: z.string(),
  notFound: z.string(),
});

/** A page that has a card of its own. */
export type SocialCardName = keyof z.output<typeof socialCardsSchema>;

/** Paths of the pictures that shared links unfurl with, as `npm run assets` has drawn them. */
export const socialCards = parseContent('content/generated/social-cards.json', socialCardsSchema, entry);
