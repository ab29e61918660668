import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** Imports run from `app` to `components` to `content`, and never back. */
const onlyBelow = (folder, above) => ({
  files: [`${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { patterns: [...above, './*', '../*'] }] },
});

const eslintConfig = [
  { ignores: ['.wrangler/', 'look/', 'playwright-report/', 'test-results/'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // The pages are joined by plain links on purpose: the browser navigates, and no page needs Next's router.
      '@next/next/no-html-link-for-pages': 'off',
      // `next/image` needs a server, or drops `srcset`; `Picture` and a build step take its place.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  onlyBelow('components', ['@/app/*', '@/scripts/*']),
  onlyBelow('content', ['@/app/*', '@/components/*', '@/scripts/*']),
];

export default eslintConfig;
