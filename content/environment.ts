import { site } from '@/content/site';

/** What a build knows of the place it is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin of what is shared from this deploy, such as `https://studio-git-3f2a.vercel.app`. */
  address: string;
}

/**
 * Tells production, preview and local apart by the variables that Vercel sets; on other hosts, `VERCEL_ENV` is set by
 * hand: https://vercel.com/docs/environment-variables/system-environment-variables
 *
 * An unknown kind of deploy is a preview, because search engines must not index a copy of production. `VERCEL_BRANCH_URL`
 * would move on to the branch's next deploy, where this one's share cards may be gone.
 *
 * @param productionAddress origin of the production site, also used by local builds
 */
export function environmentOf(
  { VERCEL_ENV: kind, VERCEL_URL: host }: Readonly<Record<string, string | undefined>>,
  productionAddress: string,
): Environment {
  if (kind === 'production') return { name: 'production', address: productionAddress };
  if (!kind || kind === 'development') return { name: 'local', address: productionAddress };
  return { name: 'preview', address: host ? `https://${host}` : productionAddress };
}

/** The environment of this build. */
export const environment = environmentOf(process.env, site.address);
