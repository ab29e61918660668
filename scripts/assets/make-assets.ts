import { ContentError } from '@/content/content-error';
import { checkJson } from '@/scripts/assets/check-json';

/**
 * `npm run assets`: parses all of `content/` and makes from it what the pages ask for.
 * What is already there and fits is left alone.
 */
try {
  await checkJson('content');
  // Imported here and not above, because the modules of `content/` parse their files as they load.
  const { makeAllAssets } = await import('@/scripts/assets/all-assets');
  await makeAllAssets();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  // At once: other pictures may still be in the making.
  process.exit(1);
}
