/** An origin as a Content-Security-Policy names it, or one of its keywords. */
type Source = `${'https' | 'wss'}://${string}` | 'data:' | 'blob:' | "'self'" | "'unsafe-inline'";

/** Directives that a service may extend: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
type Directive =
  `${'script' | 'connect' | 'frame' | 'object' | 'img' | 'media' | 'style' | 'font'}-src` | 'form-action';

/** The origins of one outside service. Browsers block whatever is not listed. */
export interface Service extends Partial<Record<Directive, readonly Source[]>> {
  name: string;
}

/**
 * The outside services that the site uses, in the policy of every page. Name each one that sees visitors in the studio's
 * privacy notice.
 */
export const services: readonly Service[] = [];

/**
 * Services of preview deployments only: Vercel's toolbar for comments.
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
