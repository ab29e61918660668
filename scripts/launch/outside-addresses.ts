import { projects } from '@/content/projects';
import { site } from '@/content/site';

/** An address outside of the site that its visitors are sent to. */
export interface OutsideAddress {
  address: string;
  /** Where it is written, such as `content/site.json: field "bookingAddress"`. */
  place: string;
}

/** Every address outside of the site that a page leads to. */
export const outsideAddresses: readonly OutsideAddress[] = [
  { address: site.bookingAddress, place: 'content/site.json: field "bookingAddress"' },
  ...projects.map(({ title, link }, index) => ({
    address: link,
    place: `content/projects.json: entry ${index + 1} "${title}", field "link"`,
  })),
];
