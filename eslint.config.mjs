import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** Imports run from `app` to `components` to `content`, and never back. Neither of the last two imports `scripts`. */
const restrictImports = (folder, above) => ({
  files: [`${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { patterns: [...above, './*', '../*'] }] },
});

const eslintConfig = [
  { ignores: ['playwright-report/', 'test-results/'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // Pages link to each other with plain `<a>` elements, so that no page needs Next.js's router.
      '@next/next/no-html-link-for-pages': 'off',
      // `next/image` would load React on each page with a picture. `Picture` replaces it, with copies that `app/pictures` makes.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  restrictImports('components', ['@/app/*', '@/scripts/*']),
  restrictImports('content', ['@/app/*', '@/components/*', '@/scripts/*']),
];

export default eslintConfig;
