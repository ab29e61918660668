import {
  caching,
  hashedFolders,
  pageHeaders,
  previewHeaders,
  resourcePolicy,
  securityHeaders,
  sharedFolder,
} from '@/deploy/response-headers';

function pairs(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/**
 * `vercel.json`. No two rules that match the same address set the same header, so that it does not matter which of
 * them Vercel lets win.
 * https://vercel.com/docs/project-configuration#headers
 */
export function vercelConfiguration(): string {
  const hashed = hashedFolders.map((folder) => `${folder}/`).join('|');
  const headers = [
    { source: '/(.*)', headers: pairs({ ...securityHeaders, ...pageHeaders }) },
    {
      source: '/(.*)',
      has: [{ type: 'host', value: '.*\\.vercel\\.app' }],
      headers: pairs(previewHeaders),
    },
    { source: `/((?!${hashed}).*)`, headers: pairs({ 'Cache-Control': caching.askedAgain }) },
    { source: `/((?:${hashed}).*)`, headers: pairs({ 'Cache-Control': caching.kept }) },
    {
      source: `/((?!${sharedFolder}/).*)`,
      headers: pairs({ 'Cross-Origin-Resource-Policy': resourcePolicy.own }),
    },
    {
      source: `/(${sharedFolder}/.*)`,
      headers: pairs({ 'Cross-Origin-Resource-Policy': resourcePolicy.shared }),
    },
  ];
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers,
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
