import { environment } from '@/app/environment';
import { inventedValues } from '@/scripts/launch/invented-values';

// The last step of a build says what the pages are for. It only warns of invented values, because a studio may want to
// see its site on its host before it has them all.

if (environment.name === 'production') {
  console.log(`environment: production, at ${environment.address}; search engines may index it`);
  const { length } = inventedValues();
  if (length > 0) console.warn(`Warning: ${length} invented values; \`npm run launch-check\` lists them`);
} else {
  const wayOut = 'the build that you publish needs SITE_ENV=production';
  console.log(`environment: ${environment.name}; search engines may index no page; ${wayOut}`);
}
