/** An origin as a Content-Security-Policy names it, or one of its keywords. */
type Source = `${'https' | 'wss'}://${string}` | 'data:' | 'blob:' | "'self'" | "'unsafe-inline'";

/** Directives that a service may widen: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
type Directive =
  | 'script-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action'
  | 'img-src'
  | 'media-src'
  | 'style-src'
  | 'font-src';

/** What one outside service may do on the site's pages, by origin. Browsers refuse whatever is not listed. */
export interface Service extends Partial<Record<Directive, readonly Source[]>> {
  /** For the reader of this list. */
  name: string;
  /** Features that its frames may use, by their names in Permissions-Policy, such as `payment`. */
  features?: readonly string[];
}

/**
 * The outside services that the site uses: none as shipped. Each widens the policy of every page, and what it is told
 * of a visitor belongs in the studio's privacy notice.
 */
export const services: readonly Service[] = [];

/**
 * What a preview may use besides: the toolbar by which people comment on Vercel's preview deployments.
 * https://vercel.com/docs/vercel-toolbar/managing-toolbar#using-a-content-security-policy
 */
export const previewServices: readonly Service[] = [
  {
    name: 'Vercel Toolbar',
    'script-src': ['https://vercel.live'],
    'connect-src': ['https://vercel.live', 'wss://ws-us3.pusher.com'],
    'img-src': ['https://vercel.live', 'https://vercel.com', 'data:', 'blob:'],
    'frame-src': ['https://vercel.live'],
    'style-src': ['https://vercel.live', "'unsafe-inline'"],
    'font-src': ['https://vercel.live', 'https://assets.vercel.com'],
  },
];
