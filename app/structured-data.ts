import { pages, projects, site } from '@/content/content';
import { readyPicture } from '@/content/pictures';
import { addressAt, footerLinks, isOutside, routes } from '@/content/routes';

/** The production address of a path. Previews use it too, because an `@id` must be the same everywhere. */
const address = (path: string) => addressAt(site.address, path);

const studio = { '@id': address('/#studio') };
const website = { '@id': address('/#site') };
const named = { name: site.name, url: address(routes.landing) };

/** The studio elsewhere: where the footer leads to another site. */
const profiles = footerLinks.map(({ href }) => href).filter(isOutside);

/** The studio and its website as structured data (https://schema.org), which every page contains. */
export const siteGraph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      ...studio,
      ...named,
      legalName: site.legalName,
      sameAs: profiles.length > 0 ? profiles : undefined,
      logo: address('/icon-512.png'),
    },
    { '@type': 'WebSite', ...website, ...named, inLanguage: site.language, publisher: studio },
  ],
};

/** The work page as structured data: a collection whose main entity is the list of projects. */
export const workGraph = {
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  url: address(routes.work),
  name: pages.work.title,
  description: pages.work.metaDescription,
  isPartOf: website,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: projects.length,
    itemListElement: projects.map(({ title, description, link, images: [first] }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // Not `SoftwareApplication`: search engines expect that to have a price and a rating.
      item: {
        '@type': 'CreativeWork',
        name: title,
        description,
        url: link && (isOutside(link) ? link : address(link)),
        image: first && address(readyPicture(first).src),
        creator: studio,
      },
    })),
  },
};
