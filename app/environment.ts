import { site } from '@/content/content';

/** The deployment that a build is for. */
export interface Environment {
  name: 'production' | 'preview' | 'local';
  /** Origin of this deployment's share cards and `og:url`, such as `https://studio-3f2a9c1.vercel.app`. */
  address: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the kind of deployment, and the address that belongs to this deployment alone, from a host's variables. */
type HostReader = (variables: Variables) => { kind?: string | undefined; address?: string | undefined };

/** Cloudflare tells only the branch: `main` means production. For another production branch, set SITE_ENV. */
const kindOfBranch = (branch: string | undefined) => branch && (branch === 'main' ? 'production' : 'preview');

/**
 * The readers of all hosts, in order of precedence: the first kind of deployment that one of them finds counts.
 *
 * - https://vercel.com/docs/environment-variables/system-environment-variables
 * - https://docs.netlify.com/build/configure-builds/environment-variables/
 * - https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * - https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#environment-variables
 *
 * No reader uses the address of a branch (`VERCEL_BRANCH_URL`, `DEPLOY_PRIME_URL`), because the branch's next deployment
 * takes over that address and may lack the share cards of this deployment.
 */
const hostReaders: readonly HostReader[] = [
  // SITE_ENV is set by hand, on any host.
  ({ SITE_ENV }) => ({ kind: SITE_ENV }),
  ({ VERCEL_ENV, VERCEL_URL }) => ({ kind: VERCEL_ENV, address: VERCEL_URL && `https://${VERCEL_URL}` }),
  // Netlify
  ({ CONTEXT, DEPLOY_URL }) => ({ kind: CONTEXT, address: DEPLOY_URL }),
  // Cloudflare Pages, then Cloudflare Workers
  ({ CF_PAGES_BRANCH, CF_PAGES_URL }) => ({ kind: kindOfBranch(CF_PAGES_BRANCH), address: CF_PAGES_URL }),
  ({ WORKERS_CI_BRANCH }) => ({ kind: kindOfBranch(WORKERS_CI_BRANCH) }),
];

/**
 * Detects the environment from the variables that hosts set. An unknown kind of deployment counts as a preview,
 * because search engines must not index a copy of the production site.
 *
 * @param productionAddress origin of the production site, which local builds use too
 */
export function environmentOf(variables: Variables, productionAddress: string): Environment {
  const answers = hostReaders.map((read) => read(variables));
  const kind = answers.find((answer) => answer.kind)?.kind;
  if (kind === 'production') return { name: 'production', address: productionAddress };
  const isLocal = !kind || ['development', 'dev', 'local'].includes(kind);
  if (isLocal) return { name: 'local', address: productionAddress };
  const address = answers.find((answer) => answer.address)?.address ?? productionAddress;
  return { name: 'preview', address };
}

/** The environment of this build. */
export const environment = environmentOf(process.env, site.address);
