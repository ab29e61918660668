import { version } from '@/content/generated/social-cards.json';
import { pages } from '@/content/pages';
import type { PageName } from '@/content/routes';

/** Size in px of the picture that a shared link unfurls with, in the ratio that Open Graph's readers crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Paths of the pictures drawn by `app/og/`. The version changes with anything that they show. */
export const socialCards = Object.fromEntries(
  Object.keys(pages)
    .filter((name) => name !== 'shared')
    .map((name) => [name, `/og/${name}-${version}.png`]),
) as Record<PageName, string>;
