import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const messages = {
  direction: 'Imports run from app to components to content, and never back. Begin a path with "@/".',
  island:
    'Show a component of components/islands/ by <Island name="…" />. By itself, it would get no script.',
  package:
    'No script of Next.js reaches browsers, so a component of a package would get none. Write an island that calls the package, or add a plain <script> to app/layout.tsx; see "Add script" in README.md.',
  useClient:
    "A component that needs script stands in components/islands/, where index.ts names it. Elsewhere, it would get no script, and 'use client' does nothing.",
};

/** Packages without components that need script. */
const serverPackages = ['react', 'clsx', 'sharp', 'node:.*', 'next', 'next/og', 'next/font/.*'];

/** A pattern of imports that are refused. */
const refuse = (regex, message) => ({ regex, message });

const refuseFolders = (...folders) => refuse(`^\\.|^@/(?:${folders.join('|')})/`, messages.direction);
const refuseOtherPackages = (packages) => refuse(`^(?!\\.|@/|(?:${packages.join('|')})$)`, messages.package);
const refuseIslands = refuse('^@/components/islands', messages.island);

/** The rules for imports in some files, and whether a client component may stand there. */
const restrict = (files, patterns, mayBeClient) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': mayBeClient
      ? 'off'
      : [
          'error',
          { selector: 'ExpressionStatement[directive="use client"]', message: messages.useClient },
          { selector: 'ImportExpression', message: messages.package },
        ],
  },
});

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
    },
  },
  restrict(['app/**'], [refuseFolders('scripts'), refuseOtherPackages(serverPackages), refuseIslands]),
  restrict(['app/error.tsx'], [], true),
  restrict(
    ['components/**'],
    [refuseFolders('app', 'scripts'), refuseOtherPackages(serverPackages), refuseIslands],
  ),
  restrict(['components/Island.tsx'], [refuseFolders('app', 'scripts'), refuseOtherPackages(serverPackages)]),
  restrict(
    ['components/islands/**'],
    [refuseFolders('app', 'scripts'), refuse('^next(?:/|$)', messages.package)],
    true,
  ),
  restrict(['content/**'], [refuseFolders('app', 'components', 'scripts')]),
];

export default eslintConfig;
