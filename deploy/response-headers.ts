/**
 * The one source of what is said with every answer. `npm run hosts:write` writes the hosts' configurations from it,
 * and `npm start` and the end-to-end tests serve with it.
 */

/**
 * Everything that a page could ask a browser for. The site uses none of it, so that nothing that ever slips into a
 * page may either. Every feature that Chromium 156 knows, and none besides: it complains of others in the console;
 * browsers without the header (Firefox, Safari) take no notice. Client hints are left out: a server must ask for
 * them first, and there is none.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy
 */
const features = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Sent with every answer, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  /**
   * https for two years, on subdomains too, and from the first visit on once the domain stands on browsers' list
   * (https://hstspreload.org). It cannot be taken back soon: every subdomain must speak https. RFC 6797, 6.1.
   */
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  /**
   * Each page holds its own policy in a `meta`, with the hashes of what is in it. Who may frame it is the one thing
   * that a `meta` cannot say (CSP 3, 3.3); a browser obeys both policies.
   */
  'Content-Security-Policy': "frame-ancestors 'none'",
  /** The same for browsers that know no `frame-ancestors`. RFC 7034. */
  'X-Frame-Options': 'DENY',
  /** A file is what its type says, and is never run as script for looking like it. Fetch Standard, 3.6. */
  'X-Content-Type-Options': 'nosniff',
  /** A client's site learns that the visitor came from here, not from which page. Referrer Policy, 3.7. */
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Sent besides with pages, the 404 page too: to a browser they say nothing of any other file that a page uses, and the
 * first is as long as a small icon. Hosts that choose by the address, not by the file, send them with every answer,
 * which their HTTP/2 shortens to a byte or two each from the second on (RFC 7541, 6.1).
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  /** A window that opened this one, or is opened by it, cannot reach into it. HTML Standard, 7.1.3. */
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** How long an answer may be used again without asking. RFC 9111, 5.2; `immutable`: RFC 8246. */
export const caching = {
  /** Under names that change with their bytes: for a year, without ever asking. */
  kept: 'public, max-age=31536000, immutable',
  /** Under names that stay: asked for again each time, and answered 304 while nothing has changed. */
  askedAgain: 'public, max-age=0, must-revalidate',
} as const;

/** Who may embed an answer. Fetch Standard, 3.7. */
export const resourcePolicy = {
  /** Nobody else: what other sites need of this one are links. */
  own: 'same-origin',
  /** Anybody: cards of shared links are drawn by chat apps and link checkers, some of them in a browser. */
  shared: 'cross-origin',
} as const;

/** Folders whose files' names change with their bytes, each below the site's root. */
export const hashedFolders = ['_next/static', 'logos', 'og', 'pictures'] as const;

/** The folder of the cards of shared links. */
export const sharedFolder = 'og' satisfies (typeof hashedFolders)[number];

/**
 * Sent besides from the hosts' own domains for previews, where a copy of the site would compete with it in search
 * engines. Netlify says so by itself. https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export const previewHeaders: Readonly<Record<string, string>> = { 'X-Robots-Tag': 'noindex' };

/**
 * The headers of an answer from the production site, but for those that describe its body.
 *
 * @param file path of the file that is sent, below the site's root; none for a redirect and a refusal
 */
export function responseHeaders(file?: string): Record<string, string> {
  const isHashed = hashedFolders.some((folder) => file?.startsWith(`${folder}/`));
  const isShared = file?.startsWith(`${sharedFolder}/`);
  return {
    ...securityHeaders,
    ...(file?.endsWith('.html') && pageHeaders),
    'Cross-Origin-Resource-Policy': isShared ? resourcePolicy.shared : resourcePolicy.own,
    'Cache-Control': isHashed ? caching.kept : caching.askedAgain,
  };
}
