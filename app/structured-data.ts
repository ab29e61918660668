import { addressAt, site } from '@/content/site';

const studio = { '@id': addressAt('/#studio') };
const named = { name: site.name, url: addressAt('/') };

const data = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', ...studio, ...named, logo: addressAt('/apple-icon.png') },
    {
      '@type': 'WebSite',
      '@id': addressAt('/#site'),
      ...named,
      inLanguage: site.language,
      publisher: studio,
    },
  ],
};

/** The studio and its website as structured data (https://schema.org), which every page contains. */
// A `<` in a text could otherwise end the `script` element (HTML Standard, 4.12.1.3).
export const structuredData = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
