import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** A module that Next.js alone has. */
const serverOnly = {
  regex: '^server-only$',
  message: "Put `import 'server-only'` into a module of app/ that imports this one. Tests read content/ too.",
};

const imports = (folder, forbidden, ...refused) => {
  const regex = `^\\.|^@/(?:${forbidden.join('|')})/`;
  const message = 'Imports run from app to components to content, and never back. Begin a path with "@/".';
  const patterns = [{ regex, message }, ...refused];
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

/** An inline script that the export would take for one of Next.js's, and remove. */
const lostScript = {
  selector:
    'JSXOpeningElement[name.name="script"]:not(:has(JSXAttribute:matches([name.name=/^(?:src|data-keep)$/], [name.name="type"][value.value!=/^(?:module|(?:text|application).javascript)?$/])))',
  message: 'Mark an inline script with `data-keep`. The export removes others with those of Next.js.',
};

/** The same, made in another way than by JSX. */
const hiddenScript = {
  selector:
    'CallExpression[callee.name="createElement"][arguments.0.value="script"], Literal[value=/<script[\\s>]/], TemplateElement[value.raw=/<script[\\s>]/]',
  message: 'Write <script> as JSX, with `src` or `data-keep`. The export removes other scripts.',
};

/** A time after which a server of Next.js would make a page anew. */
const renewal = {
  selector:
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name="revalidate"][init.value!=false], ObjectExpression > Property[key.name="revalidate"][value.value!=false]',
  message:
    'Leave `revalidate` out. Pages are made once: build again when data changes, such as by a deploy hook.',
};

/** Styles that only the compiler of Next.js scopes. */
const styledJsx = {
  selector: 'JSXAttribute[name.name="jsx"]',
  message: 'Use classes of Tailwind. Styles of styled-jsx would apply to the whole page in the built site.',
};

/** What parsers move or drop: most of a `<noscript>` in `<head>`, and all but options, groups and lines in a `<select>`. */
const displaced = {
  selector:
    'JSXElement[openingElement.name.name="head"] JSXOpeningElement[name.name="noscript"], JSXElement[openingElement.name.name="select"] JSXOpeningElement[name.name=/^(?!select$|opt|hr$)[a-z]/]',
  message: 'Put <noscript> into <body>, and use a plain <select>.',
};

/** A module that `check-sources.ts` could not find. */
const computedImport = {
  selector: 'ImportExpression[source.type!="Literal"]',
  message: 'Import a module by its path. The build could not see what a computed path needs in browsers.',
};

/** The second argument of `new Response` and `Response.json`, or of their kin in Next.js. */
const init =
  ':matches(NewExpression[callee.name=/Response$/], CallExpression[callee.object.name=/Response$/]) > ObjectExpression:nth-child(2)';

/** What a route answers with, but the export does not write into its file. */
const lostAnswer = {
  selector: [
    `${init} > Property[key.name="status"]`,
    `${init} > Property[key.name="headers"] Property[key.value!=/^content-type$/i]`,
    'MemberExpression[object.name=/Response$/][property.name="redirect"]',
    'CallExpression[callee.object.property.name="headers"][callee.property.name=/^(?:set|append)$/]',
    'ImportSpecifier[imported.name=/redirect$/i]',
    'ExportNamedDeclaration :matches(FunctionDeclaration, VariableDeclarator)[id.name=/^(?:POST|PUT|PATCH|DELETE)$/]',
  ].join(', '),
  message: 'The export keeps what GET sends. A status, redirect or header stands in vercel.json.',
};

const eslintConfig = [
  { ignores: ['playwright-report/', 'test-results/'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // Pages link to each other with plain `<a>` elements, so that no page needs Next.js's router.
      '@next/next/no-html-link-for-pages': 'off',
      // `next/image` needs script on each page with a picture. `Picture` replaces it, with copies that `app/pictures` makes.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', lostScript, renewal],
    },
  },
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        lostScript,
        hiddenScript,
        renewal,
        styledJsx,
        displaced,
        computedImport,
      ],
    },
  },
  {
    files: ['app/**/route.*'],
    rules: { 'no-restricted-syntax': ['error', computedImport, renewal, lostAnswer] },
  },
  imports('app', ['scripts']),
  imports('components', ['app', 'scripts']),
  imports('content', ['app', 'components', 'scripts'], serverOnly),
];

export default eslintConfig;
