import { site } from '@/content/site';

/** What a build knows of the place it is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin of what is shared from this deploy, such as `https://studio-git-3f2a.vercel.app`. */
  address: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What a host says of a build: the kind of deploy, and the address that stays with this one deploy. */
type Told = (variables: Variables) => { kind?: string | undefined; address?: string | undefined };

/** Cloudflare tells the branch only. One of another name needs SITE_ENV. */
const kindOfBranch = (branch: string | undefined) => branch && (branch === 'main' ? 'production' : 'preview');

/**
 * Who says what a build is for; the first that says anything counts.
 *
 * - https://vercel.com/docs/environment-variables/system-environment-variables
 * - https://docs.netlify.com/build/configure-builds/environment-variables/
 * - https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * - https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#environment-variables
 *
 * Addresses of a branch (`VERCEL_BRANCH_URL`, `DEPLOY_PRIME_URL`) would move on to its next deploy, where this one's
 * share cards may be gone.
 */
const sayers: readonly Told[] = [
  // By hand, on any host.
  ({ SITE_ENV }) => ({ kind: SITE_ENV }),
  ({ VERCEL_ENV, VERCEL_URL }) => ({ kind: VERCEL_ENV, address: VERCEL_URL && `https://${VERCEL_URL}` }),
  // Netlify
  ({ CONTEXT, DEPLOY_URL }) => ({ kind: CONTEXT, address: DEPLOY_URL }),
  ({ CF_PAGES_BRANCH, CF_PAGES_URL }) => ({ kind: kindOfBranch(CF_PAGES_BRANCH), address: CF_PAGES_URL }),
  ({ WORKERS_CI_BRANCH }) => ({ kind: kindOfBranch(WORKERS_CI_BRANCH) }),
];

/**
 * Tells production, preview and local apart by the variables that hosts set. An unknown kind of deploy is a preview,
 * because search engines must not index a copy of production.
 *
 * @param productionAddress origin of the production site, also used by local builds
 */
export function environmentOf(variables: Variables, productionAddress: string): Environment {
  const told = sayers.map((told) => told(variables));
  const kind = told.find(({ kind }) => kind)?.kind;
  if (kind === 'production') return { name: 'production', address: productionAddress };
  const isLocal = !kind || ['development', 'dev', 'local'].includes(kind);
  if (isLocal) return { name: 'local', address: productionAddress };
  return { name: 'preview', address: told.find(({ address }) => address)?.address || productionAddress };
}

/** The environment of this build. */
export const environment = environmentOf(process.env, site.address);
