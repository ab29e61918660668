/** An address with its scheme, which must be `https`. */
export type FullAddress = `https://${string}`;

export const site: Record<'name' | 'language', string> & Record<'address' | 'bookingAddress', FullAddress> = {
  name: 'House to Half',
  /** The language of all texts, as browsers and screen readers need it. */
  language: 'en',
  /** The origin of the production site: its domain, without a path. */
  address: 'https://house-to-half.example',
  bookingAddress: 'https://booking.example/house-to-half',
};

/** The production address of a path such as `/work`. It ends without a slash, as Next.js writes canonical addresses. */
export const addressAt = (path: string) => new URL(path, site.address).href.replace(/\/$/u, '');
