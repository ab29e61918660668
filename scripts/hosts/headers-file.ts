import {
  caching,
  hashedFolders,
  pageHeaders,
  previewHeaders,
  resourcePolicy,
  securityHeaders,
  sharedFolder,
} from '@/deploy/response-headers';

/**
 * Patterns that match every address with one folder or none, and no file of a hashed folder: pages, `robots.txt`,
 * `/.well-known/security.txt`. Neither host has a pattern for "all but these", and both send a header twice when
 * two rules of one request set it.
 */
const namedPatterns = ['/', '/:file', '/.well-known/*'];

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `public/_headers`, which Netlify and Cloudflare Pages both read.
 *
 * The line with the exclamation mark takes back what Cloudflare says by itself, that any site may read any file;
 * Netlify passes over it, since it holds no colon.
 *
 * A path deeper than the patterns reach is answered by the 404 page, to which both hosts give `askedAgain` as their
 * own default. Both go by the address alone: below a hashed folder the 404 page says that it may be kept as well.
 *
 * Only Cloudflare has rules for a host. Netlify takes a line that begins with `https:` for a header of the address
 * above it, and what follows for more of its headers: production would tell search engines to stay away. The
 * address above those lines is therefore one that neither host ever answers with a file: that of `_headers` itself.
 *
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/ (100 rules, 2,000 characters a line)
 */
export function headersFile(): string {
  const rules = [
    `${rule('/*', { ...securityHeaders, ...pageHeaders })}\n  ! Access-Control-Allow-Origin`,
    ...namedPatterns.map((pattern) =>
      rule(pattern, {
        'Cache-Control': caching.askedAgain,
        'Cross-Origin-Resource-Policy': resourcePolicy.own,
      }),
    ),
    ...hashedFolders.map((folder) =>
      rule(`/${folder}/*`, {
        'Cache-Control': caching.kept,
        'Cross-Origin-Resource-Policy': folder === sharedFolder ? resourcePolicy.shared : resourcePolicy.own,
      }),
    ),
    [
      '# For Cloudflare alone. Netlify takes these lines for headers of /_headers, which nobody is sent.',
      rule('/_headers', previewHeaders),
      rule('https://:project.pages.dev/*', previewHeaders),
      rule('https://:version.:project.pages.dev/*', previewHeaders),
    ].join('\n'),
  ];
  return `# Written by \`npm run hosts:write\` from deploy/response-headers.ts.\n\n${rules.join('\n\n')}\n`;
}
