import { existsSync } from 'node:fs';
import { z } from 'zod';
import { group, textLike, unique } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import { sitePages } from '@/content/routes';
import vercel from '@/vercel.json';

/** A path that shows the 404 page. `vercel.json` redirects requests for files that only hosts read to this path. */
const missingPath = '/not-found';

/** Files of the site that a later step of the build generates, so that they need not be in `public/` yet. */
const generatedFiles = ['/robots.txt', '/sitemap.xml', '/licenses.txt'];

const isPage = (path: string) => sitePages.some((page) => page.path === path);
const isFile = (path: string) =>
  generatedFiles.includes(path) || (/\.\w+$/u.test(path) && existsSync(`public${path}`));

const sourceSchema = textLike(
  /^(?:\/[\w.~-]+)+$/u,
  'must be a path of letters, digits and - . _ ~ without a trailing slash, such as "/projects"; patterns and queries are not supported',
)
  .refine((path) => !/(?:\.html|\/index)$/u.test(path), {
    error: 'must not end in ".html" or "/index", which Vercel removes first; "/old" covers "/old.html" too',
  })
  .refine((path) => !isPage(path) && !isFile(path), {
    error: 'is the path of a page or file of this site, which hosts would serve instead',
  });

const destinationSchema = textLike(
  /^(?:\/|(?:\/[\w.~-]+)+|https:\/\/[\w.-]+(?:\/[\w.~@%-]*)*)$/u,
  'must be the path of a page or file, such as "/work", or an https address without port, query and fragment',
).refine((path) => !path.startsWith('/') || path === missingPath || isPage(path) || isFile(path), {
  error: 'must be the path of a page, such as "/work", or of a file; this site has neither there',
});

const byHost = z.undefined({
  error: 'must be left out: redirect www or another domain in the settings of your host',
});

/** The `redirects` of `vercel.json`. Other hosts get them too, so an entry may use only what every host supports. */
export const redirectsSchema = group({
  redirects: z
    .array(
      group({
        source: sourceSchema,
        destination: destinationSchema,
        permanent: z.boolean({ error: 'must be true or false' }).optional(),
        statusCode: z.literal([301, 302, 307, 308], { error: 'must be 301, 302, 307 or 308' }).optional(),
        has: byHost.optional(),
        missing: byHost.optional(),
      }).refine((entry) => (entry.permanent === undefined) !== (entry.statusCode === undefined), {
        path: ['permanent'],
        error: 'must be true or false, or be left out if "statusCode" is set',
      }),
    )
    .superRefine(unique('source')),
});

export interface Redirect {
  source: string;
  destination: string;
  /** The status that Vercel sends: https://vercel.com/docs/project-configuration/vercel-json#redirects */
  status: number;
}

/** Every redirect of `vercel.json`. */
export const redirects: readonly Redirect[] = parseContent('vercel.json', redirectsSchema, {
  redirects: vercel.redirects,
}).redirects.map(({ source, destination, permanent, statusCode }) => ({
  source,
  destination,
  status: statusCode ?? (permanent ? 308 : 307),
}));

/** The redirects from an old site, which every host must send. */
export const movedAddresses = redirects.filter(({ destination }) => destination !== missingPath);

/**
 * The file `_redirects` for Netlify and Cloudflare. Cloudflare matches whole paths, so every variant of a path has a
 * line. Netlify supports only the statuses 301 and 302:
 * - https://developers.cloudflare.com/workers/static-assets/redirects/
 * - https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectsFile(moved = movedAddresses): string {
  const lines = moved.flatMap(({ source, destination, status }) =>
    ['', '/', '.html'].map(
      (end) => `${source}${end} ${destination} ${[301, 308].includes(status) ? 301 : 302}`,
    ),
  );
  return ['# `npm run assets` generates this file from vercel.json.', ...lines, ''].join('\n');
}
