import postcss, { type AtRule, type Declaration, type Root } from 'postcss';

/** `lab(…)`, as Next.js repeats a colour after its form in sRGB. */
const labColour = /\blab\(/u;

/** Pseudo-elements that only fields, and the parts that browsers make them of, have. */
const fieldParts = /^::(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin)|file-selector|placeholder)/u;

/** Names of the custom properties that a text reads. */
function readIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name);
}

function removeEmpty(root: Root): void {
  let before;
  do {
    before = root.toString().length;
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  } while (root.toString().length < before);
}

/**
 * Takes out the second form of each colour. The tokens lie in sRGB, so that the first, which every browser knows, is the
 * same to the eye: between two of them a gradient passes at most 6 of 255 steps from where it would in Oklab.
 */
function removeRepeatedColours(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (/^\(\s*color:\s*lab\(/u.test(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    const previous = declaration.prev();
    const repeats = previous?.type === 'decl' && previous.prop === declaration.prop;
    if (repeats && labColour.test(declaration.value)) declaration.remove();
  });
}

/** Tailwind registers properties for every utility that it has ever met, and sets them for browsers that cannot. */
function removeUnreadProperties(root: Root, texts: readonly string[]): void {
  const outside = texts.flatMap(readIn);
  let idle: (AtRule | Declaration)[];
  do {
    const read = new Set(outside);
    root.walkDecls(({ value }) => readIn(value).forEach((name) => read.add(name)));
    idle = [];
    root.walkDecls(/^--/u, (declaration) => {
      if (!read.has(declaration.prop)) idle.push(declaration);
    });
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) idle.push(rule);
    });
    for (const node of idle) node.remove();
  } while (idle.length > 0);
}

/** What Tailwind's base sheet says of the parts of fields. */
function removeFieldParts(root: Root): void {
  root.walkRules((rule) => {
    const others = rule.selectors.filter((selector) => !fieldParts.test(selector));
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  });
}

/**
 * A style sheet without what does nothing on its page: a colour said twice, custom properties that nothing reads, and,
 * where the page has no field, the parts of fields.
 *
 * @param texts the page without its style sheets, and the scripts that can add to it
 * @throws when a colour stands in `lab()` alone, which nothing here could repeat
 */
export function withoutIdleStyles(css: string, texts: readonly string[]): string {
  const root = postcss.parse(css);
  removeRepeatedColours(root);
  const lone = labColour.exec(root.toString());
  if (lone) throw new Error(`a colour in lab() alone: ${root.toString().slice(lone.index, lone.index + 40)}`);
  removeUnreadProperties(root, texts);
  if (!texts.some((text) => /<(?:input|select|textarea)\b/iu.test(text))) removeFieldParts(root);
  removeEmpty(root);
  return root.toString();
}
