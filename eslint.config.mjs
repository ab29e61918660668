import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const imports = (folder, forbidden, packages = []) => {
  const folders = `^(?:@|(?:\\.\\./)*\\.\\.)/(?:${forbidden.join('|')})/`;
  const message = 'Imports run from app to components to content, and never back. Only app reads files.';
  const patterns = [folders, ...packages].map((regex) => ({ regex, message }));
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

const eslintConfig = [
  { ignores: ['playwright-report/', 'public/', 'test-results/'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // docs/decisions.md: plain links, and no `next/image`.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  imports('app', ['scripts']),
  imports('components', ['app', 'scripts'], ['^node:', '^sharp$']),
  imports('content', ['app', 'components', 'scripts'], ['^node:', '^sharp$']),
];

export default eslintConfig;
