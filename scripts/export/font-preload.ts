import { elementsOf } from '@/scripts/export/html-elements';

const fontFile = /url\(["']?(\/_next\/static\/media\/[^"')]+\.woff2)["']?\)/gu;

/**
 * A page that asks for its typeface with its first request. Next.js 16 does so for every page but the 404 page.
 *
 * @throws when the page has no typeface of its own, or more than one: each is a file that its words wait for
 */
export function withFontPreload(html: string): string {
  const elements = elementsOf(html);
  const styles = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const fonts = new Set([...styles.join('').matchAll(fontFile)].map(([, address = '']) => address));
  if (fonts.size !== 1) throw new Error(`${fonts.size} font files where the site has one`);
  const [address = ''] = fonts;
  const isAsked = elements.some(
    ({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'preload' && attributes.get('href') === address,
  );
  if (isAsked) return html;
  const encoding = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!encoding) throw new Error('no <meta charset>');
  const link = `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;
  return html.slice(0, encoding.end) + link + html.slice(encoding.end);
}
