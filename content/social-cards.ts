import { version } from '@/content/generated/social-cards.json';
import type { PageName } from '@/content/routes';

/** Size in px of the picture that a shared link unfurls with, in the ratio that Open Graph's readers crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's picture, drawn by `app/og/`. The version changes with anything that the pictures show. */
export const socialCard = (page: PageName) => `/og/${page}-${version}.png`;
