/**
 * What a file is, by its ending. Said by the site and not left to a host's own list, because those differ: Debian's
 * nginx knows no AVIF, Caddy takes whatever the machine's mime table holds, and behind `nosniff` a browser runs no
 * script and draws no picture of an unknown type.
 *
 * Text says that it is UTF-8 (RFC 6657); JSON and XML say it themselves.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Endings of files that are packed already: compressing them once more costs time and gains nothing. */
export const packedEndings: readonly string[] = Object.keys(contentTypes).filter((ending) =>
  /^(?:font\/|image\/(?!svg|x-icon))/u.test(contentTypes[ending] ?? ''),
);

/** Files for hosts alone, which no visitor is sent: Netlify's and Cloudflare's headers. */
export const hostFiles: readonly string[] = ['_headers'];
