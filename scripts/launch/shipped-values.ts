import { parseContent } from '@/content/parse-content';
import { shippedValuesSchema } from '@/scripts/launch/fictional-values';
import entry from '@/scripts/launch/shipped-values.json';

/** What the repository was shipped with, as `npm run launch-check -- --record` has written it down. */
export const shippedValues = parseContent('scripts/launch/shipped-values.json', shippedValuesSchema, entry);
