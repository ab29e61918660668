import { environment } from '@/content/environment';
import { fictionalValues, lineOf } from '@/scripts/launch/fictional-values';
import { shippedValues } from '@/scripts/launch/shipped-values';

/**
 * The build's last step: says whom the pages are for, and before production what in them is still invented. It warns
 * and does not fail, since a studio may want to see its site on its host before every value is known.
 */
console.log(
  environment.name === 'production'
    ? `environment: production, at ${environment.address}; search engines may index it`
    : `environment: ${environment.name}; no page may be indexed`,
);
if (environment.name === 'production') {
  const found = await fictionalValues('content', shippedValues);
  if (found.length > 0) {
    console.warn(`Warning: invented values in content/ are about to be published: ${found.length}`);
    for (const value of found) console.warn(`  ${lineOf(value)}`);
    console.warn('`npm run launch-check` lists them again.');
  }
}
