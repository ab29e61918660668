import { site } from '@/content/site';

/** Variables that describe a deploy: https://vercel.com/docs/environment-variables/system-environment-variables */
export interface EnvironmentVariables {
  /** `production`, `preview` or `development`. Set by Vercel, and by hand on other hosts. */
  readonly VERCEL_ENV?: string | undefined;
  /**
   * Host of this deploy. Not `VERCEL_BRANCH_URL`, which moves on to the branch's next deploy, where this one's share
   * cards may be gone.
   */
  readonly VERCEL_URL?: string | undefined;
}

/** What a build knows of the place it is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin of what is shared from this deploy, such as `https://studio-git-3f2a.vercel.app`. */
  address: string;
}

/**
 * Tells production, preview and local apart. An unknown kind of deploy is a preview: search engines must not index a
 * copy of production.
 *
 * @param productionAddress origin of the production site, also used by local builds
 */
export function environmentOf(
  { VERCEL_ENV, VERCEL_URL }: EnvironmentVariables,
  productionAddress: string,
): Environment {
  if (VERCEL_ENV === 'production') return { name: 'production', address: productionAddress };
  if (!VERCEL_ENV || VERCEL_ENV === 'development') return { name: 'local', address: productionAddress };
  return { name: 'preview', address: VERCEL_URL ? `https://${VERCEL_URL}` : productionAddress };
}

/** The environment of this build. */
export const environment = environmentOf(
  { VERCEL_ENV: process.env['VERCEL_ENV'], VERCEL_URL: process.env['VERCEL_URL'] },
  site.address,
);
