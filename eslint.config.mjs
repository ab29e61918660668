import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

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
  {
    files: ['components/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['@/app/*', '@/scripts/*', './*', '../*'] }],
    },
  },
  {
    files: ['content/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['@/app/*', '@/components/*', '@/scripts/*', './*', '../*'] },
      ],
    },
  },
];

export default eslintConfig;
