import { site } from '@/content/site';

/** Variables that tell one deploy from another. */
export interface EnvironmentVariables {
  /** `production`, `preview` or `development`: set by Vercel for every build, and by hand on any other host. */
  readonly VERCEL_ENV?: string | undefined;
  /** Host of this one deploy, such as `studio-git-3f2a.vercel.app`: set by Vercel for every build. */
  readonly VERCEL_URL?: string | undefined;
}

/** What a build must know of the place it is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin that what is shared from this deploy lies at, such as `https://studio-git-3f2a.vercel.app`. */
  address: string;
}

/**
 * Tells production, preview and local apart. What is not surely production is none: a preview that is taken for
 * production competes with it in search engines.
 *
 * Not `VERCEL_BRANCH_URL`: it moves on to the branch's next deploy, where this one's pictures may be gone.
 * https://vercel.com/docs/environment-variables/system-environment-variables
 *
 * @param productionAddress origin of the production site, which a local build names too: a file with `localhost`
 *   in it is of no use anywhere else
 */
export function environmentOf(
  { VERCEL_ENV, VERCEL_URL }: EnvironmentVariables,
  productionAddress: string,
): Environment {
  if (VERCEL_ENV === 'production') return { name: 'production', address: productionAddress };
  if (!VERCEL_ENV || VERCEL_ENV === 'development') return { name: 'local', address: productionAddress };
  return { name: 'preview', address: VERCEL_URL ? `https://${VERCEL_URL}` : productionAddress };
}

/** The environment that this build is for. */
export const environment = environmentOf(
  { VERCEL_ENV: process.env['VERCEL_ENV'], VERCEL_URL: process.env['VERCEL_URL'] },
  site.address,
);
