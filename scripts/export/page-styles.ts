import { PurgeCSS } from 'purgecss';
import { elementsOf, replaceElements } from '@/scripts/export/html-elements';
import { withoutIdleStyles } from '@/scripts/export/idle-styles';

/** Everything that a class name of Tailwind may be made of: more than PurgeCSS takes for one by itself. */
const classNames = /[^\s"'`<>]+/gu;

/** A rule for a pseudo-class alone, which PurgeCSS takes for one that nothing uses, but for those that it knows. */
const bareRule =
  /(?:^|[{},;])(:(?!(?:root|where|is|not|host|before|after|first-line|first-letter)\b|-moz-|:)[\w-]+)[^{}]*\{/u;

/**
 * A page whose style sheet holds only the rules that the page can need.
 *
 * @param scripts texts of the scripts that can add to the page
 * @throws when the page holds no style sheet of Next's, links to one, or has a rule in it that
 *   would be lost
 */
export async function keepOwnStyles(html: string, scripts: readonly string[]): Promise<string> {
  const elements = elementsOf(html);
  if (elements.some(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')) {
    throw new Error('a style sheet that does not stand in the page');
  }
  const styles = elements.filter(
    ({ name, attributes }) => name === 'style' && attributes.has('data-precedence'),
  );
  if (styles.length === 0) throw new Error('no style sheet where Next.js 16 has one');
  const markup = replaceElements(html, styles);
  const attributes = new Set(elements.flatMap((element) => [...element.attributes.keys()]));
  const kept = new Map<number, string>();
  for (const { start, text } of styles) {
    const bare = bareRule.exec(text)?.[1];
    if (bare) throw new Error(`a rule for ${bare} alone would be lost; begin it with html`);
    const [result] = await new PurgeCSS().purge({
      content: [markup, ...scripts].map((raw) => ({ raw, extension: 'html' })),
      css: [{ raw: text }],
      defaultExtractor: (content) => content.match(classNames) ?? [],
      // The extractor sees `href="/"` where a selector says `href`.
      dynamicAttributes: [...attributes],
      keyframes: true,
      fontFace: false,
    });
    if (!result) throw new Error('the style sheet could not be read');
    kept.set(start, withoutIdleStyles(result.css, [markup, ...scripts]));
  }
  return replaceElements(html, styles, ({ start, attributes }) => {
    const address = attributes.get('data-href') ?? '';
    return `<style data-precedence="next" data-href="${address}">${kept.get(start) ?? ''}</style>`;
  });
}
