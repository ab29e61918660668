import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** `lab(…)`, as Next.js repeats a colour after its form in sRGB. */
const labColour = /\blab\(/u;

/** Pseudo-elements that only fields, and the parts that browsers make them of, have. */
const fieldParts = /^::(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin)|file-selector|placeholder)/u;

/** Elements that are fields, as markup or as a component's script names them. */
const field = /<(?:input|select|textarea)\b|["'](?:input|select|textarea)["']/iu;

/** React's renderer, which knows every element. */
const renderer = /\.hydrateRoot=/u;

/** Names of custom properties in a text, by whatever function or script it may read them. */
function namesIn(text: string): string[] {
  return text.match(/--(?:[\w-]|\\.)+/gu) ?? [];
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

const loneColour = (declaration: Declaration) =>
  `a colour in lab() alone: ${declaration.toString().slice(0, 60)}`;

/** Whether a rule before this block, beside it, sets the same property of the same elements. */
function isSaidBefore({ prop, parent }: Declaration, block: AtRule): boolean {
  const siblings = block.parent?.nodes ?? [];
  const selector = parent?.type === 'rule' ? (parent as Rule).selector : undefined;
  return siblings
    .slice(0, siblings.indexOf(block))
    .some(
      (node) =>
        node.type === 'rule' &&
        node.selector === selector &&
        node.some((child) => child.type === 'decl' && child.prop === prop),
    );
}

/**
 * Takes out the second form of each colour. The tokens lie in sRGB, so that the first, which every browser knows, is the
 * same to the eye: between two of them a gradient passes at most 6 of 255 steps from where it would in Oklab.
 */
function removeRepeatedColours(root: Root): void {
  root.walkAtRules('supports', (block) => {
    if (!/^\(\s*color:\s*lab\([^()]*\)\s*\)$/u.test(block.params)) return;
    block.walkDecls((declaration) => {
      if (!isSaidBefore(declaration, block)) {
        throw new Error(loneColour(declaration));
      }
    });
    block.remove();
  });
  root.walkDecls((declaration) => {
    const previous = declaration.prev();
    const repeats = previous?.type === 'decl' && previous.prop === declaration.prop;
    if (repeats && labColour.test(declaration.value)) declaration.remove();
  });
}

/** Tailwind registers properties for every utility that it has ever met, and sets them for browsers that cannot. */
function removeUnreadProperties(root: Root, texts: readonly string[]): void {
  const outside = texts.flatMap(namesIn);
  let idle: (AtRule | Declaration)[];
  do {
    const read = new Set(outside);
    root.walkDecls(({ value }) => namesIn(value).forEach((name) => read.add(name)));
    root.walkAtRules(/^(?!property$)/u, ({ params }) => namesIn(params).forEach((name) => read.add(name)));
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
 * where neither the page nor a component of it names a field, the parts of fields.
 *
 * @param texts the page without its style sheets, and the scripts that can add to it
 * @throws when a colour stands in `lab()` alone, which nothing here could repeat
 */
export function withoutIdleStyles(css: string, texts: readonly string[]): string {
  const root = postcss.parse(css);
  removeRepeatedColours(root);
  root.walkDecls((declaration) => {
    if (labColour.test(declaration.value)) throw new Error(loneColour(declaration));
  });
  removeUnreadProperties(root, texts);
  if (!texts.some((text) => field.test(text) && !renderer.test(text))) removeFieldParts(root);
  removeEmpty(root);
  return root.toString();
}
