import { addressAt, site } from '@/content/site';

const studio = { '@id': addressAt('/#studio') };
const website = { '@id': addressAt('/#site') };
const named = { name: site.name, url: addressAt('/') };

/** The studio and its website as structured data (https://schema.org), which every page contains. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', ...studio, ...named, logo: addressAt('/apple-icon.png') },
    { '@type': 'WebSite', ...website, ...named, inLanguage: site.language, publisher: studio },
  ],
};
