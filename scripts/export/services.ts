/** A source expression of a Content-Security-Policy: an origin, a scheme or a keyword. */
type Source = `${'https' | 'wss'}://${string}` | 'data:' | 'blob:' | "'self'" | "'unsafe-inline'";

/** Directives that a service may extend: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
type Directive =
  `${'script' | 'connect' | 'frame' | 'object' | 'img' | 'media' | 'style' | 'font'}-src` | 'form-action';

/** The origins that one outside service needs, by directive. Browsers block all others. */
export interface Service extends Partial<Record<Directive, readonly Source[]>> {
  name: string;
}

/**
 * The outside services that the site uses. Every page's policy allows them. The studio's privacy notice must name each
 * one to which visitors' browsers connect.
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
