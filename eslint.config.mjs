import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

// What the export would leave without script in a browser is refused here. `npm run build` runs ESLint.

/** Packages without components that need script. */
const safePackages = ['react', 'clsx', 'sharp', 'node:.*', 'next', 'next/og', 'next/font/.*'];

const otherPackages = {
  regex: `^(?!\\.|@/|(?:${safePackages.join('|')})$)`,
  message:
    'No script of Next.js reaches browsers. Use <a> for next/link, Picture for next/image, and <script> for next/script. For another package, write an island that calls it; see "Add script" in README.md.',
};
const islandItself = {
  regex: '^@/components/islands',
  message: 'Show an island by <Island name="…" />. By itself, it would get no script.',
};
const useClient = {
  selector: 'ExpressionStatement[directive="use client"]',
  message:
    'A component that needs script stands in components/islands/, where index.ts names it. Elsewhere, it would get no script in the built site.',
};
/** Imports run from `app` to `components` to `content`, and never back. */
const notFrom = (...folders) => ({
  regex: `^\\.|^@/(?:${folders.join('|')})/`,
  message: 'Imports run from app to components to content, and never back. Begin a path with "@/".',
});

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

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
  { files: ['app/**', 'components/**'], rules: { 'no-restricted-syntax': ['error', useClient] } },
  { files: ['app/error.tsx', 'components/islands/**'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['app/**'], rules: imports(notFrom('scripts'), otherPackages, islandItself) },
  { files: ['components/**'], rules: imports(notFrom('app', 'scripts'), otherPackages, islandItself) },
  { files: ['components/Island.tsx'], rules: imports(notFrom('app', 'scripts'), otherPackages) },
  { files: ['app/error.tsx'], rules: imports(notFrom('scripts'), otherPackages) },
  // An island may call any package but Next.js, which `hydrate.tsx` does not start.
  {
    files: ['components/islands/**'],
    rules: imports(notFrom('app', 'scripts'), { ...otherPackages, regex: '^next(?:/|$)' }),
  },
  { files: ['content/**'], rules: imports(notFrom('app', 'components', 'scripts')) },
];

export default eslintConfig;
