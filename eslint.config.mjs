import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const imports = (folder, forbidden) => {
  const regex = `^(?:@|(?:\\.\\./)*\\.\\.)/(?:${forbidden.join('|')})/`;
  const message = 'Imports run from app to components to content, and never back.';
  const patterns = [{ regex, message }];
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
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
    },
  },
  imports('app', ['scripts']),
  imports('components', ['app', 'scripts']),
  imports('content', ['app', 'components', 'scripts']),
];

export default eslintConfig;
