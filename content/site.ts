export type FullAddress = `https://${string}`;

export const site: Record<'name' | 'language', string> & Record<'address' | 'bookingAddress', FullAddress> = {
  name: 'House to Half',
  language: 'en',
  /** The production domain, without a path. */
  address: 'https://house-to-half.example',
  bookingAddress: 'https://booking.example/house-to-half',
};

/** Without a slash at the end, as Next.js writes canonical addresses. */
export const addressAt = (path: string) => new URL(path, site.address).href.replace(/\/$/u, '');
