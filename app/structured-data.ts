import { pages } from '@/content/pages';
import { pictureFile } from '@/content/picture-files';
import { pictureWidths } from '@/content/picture-widths';
import { projects, type Project } from '@/content/projects';
import { addressAt, routes } from '@/content/routes';
import { site } from '@/content/site';
import { socialCards } from '@/content/social-cards';

/**
 * What the site tells search engines of itself in the terms of schema.org. Everything lies at the production
 * address in every environment: an `@id` names a thing, and a preview is no second studio.
 */
const address = (path: string) => addressAt(site.address, path);

const studioId = address('/#studio');
const siteId = address('/#site');

/** The language of `content/`. */
const inLanguage = 'en';

const context = 'https://schema.org';

/** The studio and its site, which every page belongs to. */
export function siteGraph() {
  const studio = {
    '@type': 'Organization',
    '@id': studioId,
    name: site.name,
    url: address(routes.landing),
    logo: {
      '@type': 'ImageObject',
      '@id': address('/#logo'),
      url: address('/icon-512.png'),
      contentUrl: address('/icon-512.png'),
      caption: site.name,
    },
  };
  const wholeSite = {
    '@type': 'WebSite',
    '@id': siteId,
    name: site.name,
    url: address(routes.landing),
    description: pages.landing.metaDescription,
    inLanguage,
    publisher: { '@id': studioId },
  };
  return { '@context': context, '@graph': [studio, wholeSite] };
}

/**
 * One project. Not a `SoftwareApplication`: search engines ask for its price and its rating, and the site knows
 * neither.
 */
function listItem({ title, description, link, images }: Project, index: number) {
  const [first] = images;
  const widest = pictureWidths.at(-1);
  return {
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    description,
    url: link,
    ...(first && { image: address(`${pictureFile(first.src).address}-${widest}.webp`) }),
  };
}

/** The portfolio: a page that is a list of projects. */
export function workGraph() {
  const page = {
    '@type': 'CollectionPage',
    '@id': address(`${routes.work}#page`),
    url: address(routes.work),
    name: pages.work.title,
    description: pages.work.metaDescription,
    inLanguage,
    isPartOf: { '@id': siteId },
    about: { '@id': studioId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: address(socialCards.work),
    },
    mainEntity: {
      '@type': 'ItemList',
      '@id': address(`${routes.work}#projects`),
      numberOfItems: projects.length,
      itemListElement: projects.map(listItem),
    },
  };
  return { '@context': context, '@graph': [page] };
}
