import { site } from '@/content/content';

/** The deployment that a build is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin of this deployment's share cards and `og:url`, such as `https://studio-3f2a9c1.vercel.app`. */
  address: string;
}

/**
 * Determines the environment from the host's variables. An unknown kind of deployment counts as a preview, because search
 * engines must not index a copy of the production site.
 *
 * - `SITE_ENV` is set by hand, on any host, and takes precedence.
 * - Vercel: https://vercel.com/docs/environment-variables/system-environment-variables
 * - Netlify: https://docs.netlify.com/build/configure-builds/environment-variables/
 * - Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 *
 * @param productionAddress origin of the production site, which local builds use too
 */
export function environmentOf(
  variables: Readonly<Record<string, string | undefined>>,
  productionAddress: string,
): Environment {
  const { SITE_ENV, VERCEL_ENV, CONTEXT, CF_PAGES_BRANCH: branch } = variables;
  // Cloudflare reports only the branch.
  const kind =
    SITE_ENV || VERCEL_ENV || CONTEXT || (branch && (branch === 'main' ? 'production' : 'preview'));
  if (kind === 'production') return { name: 'production', address: productionAddress };
  if (!kind || ['development', 'dev', 'local'].includes(kind))
    return { name: 'local', address: productionAddress };
  // The deployment's own address: that of its branch soon shows the next deployment, which may lack these share cards.
  const { VERCEL_URL, DEPLOY_URL, CF_PAGES_URL } = variables;
  const address = (VERCEL_URL && `https://${VERCEL_URL}`) || DEPLOY_URL || CF_PAGES_URL || productionAddress;
  return { name: 'preview', address };
}

/** The environment of this build. */
export const environment = environmentOf(process.env, site.address);
