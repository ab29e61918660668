import { pages } from '@/content/pages';
import { pictureFile } from '@/content/picture-files';
import { fallbackWidth } from '@/content/picture-widths';
import { projects, type Project } from '@/content/projects';
import { addressAt, routes } from '@/content/routes';
import { site } from '@/content/site';
import { socialCards } from '@/content/social-cards';

/** Production's address of a path, in every environment: an `@id` names one thing, wherever it is read. */
const address = (path: string) => addressAt(site.address, path);

const studio = { '@id': address('/#studio') };
const website = { '@id': address('/#site') };
const inLanguage = 'en';

/** The studio and its website, for every page, in the terms of https://schema.org. */
export const siteGraph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      ...studio,
      name: site.name,
      url: address(routes.landing),
      logo: {
        '@type': 'ImageObject',
        '@id': address('/#logo'),
        url: address('/icon-512.png'),
        contentUrl: address('/icon-512.png'),
        caption: site.name,
      },
    },
    {
      '@type': 'WebSite',
      ...website,
      name: site.name,
      url: address(routes.landing),
      description: pages.landing.metaDescription,
      inLanguage,
      publisher: studio,
    },
  ],
};

/** A project. Not a `SoftwareApplication`, for which search engines expect a price and a rating. */
function listItem({ title, description, link, images }: Project, index: number) {
  const [first] = images;
  return {
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    description,
    url: link,
    image: first && address(`${pictureFile(first.src).address}-${fallbackWidth}.webp`),
  };
}

/** The work page: a collection whose main entity is the list of projects. */
export const workGraph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'CollectionPage',
      '@id': address(`${routes.work}#page`),
      url: address(routes.work),
      name: pages.work.title,
      description: pages.work.metaDescription,
      inLanguage,
      isPartOf: website,
      about: studio,
      primaryImageOfPage: { '@type': 'ImageObject', url: address(socialCards.work) },
      mainEntity: {
        '@type': 'ItemList',
        '@id': address(`${routes.work}#projects`),
        numberOfItems: projects.length,
        itemListElement: projects.map(listItem),
      },
    },
  ],
};
