import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const imports = (folder, forbidden) => {
  const regex = `^(?:@|(?:\\.\\./)*\\.\\.)/(?:${forbidden.join('|')})/`;
  const patterns = [
    { regex, message: 'Imports run from app to islands to components to content, and never back.' },
  ];
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

const eslintConfig = [
  { ignores: ['playwright-report/', 'public/', 'test-results/'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // docs/decisions.md: plain links, no `next/image`, and plain scripts such as Google's own snippet.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@next/next/next-script-for-ga': 'off',
      '@next/next/no-page-custom-font': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  imports('app', ['islands/export', 'scripts']),
  imports('islands', ['app']),
  imports('components', ['app', 'islands', 'scripts']),
  imports('content', ['app', 'islands', 'components', 'scripts']),
];

export default eslintConfig;
