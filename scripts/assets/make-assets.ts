import { ContentError } from '@/content/parse-content';
import { checkJson } from '@/scripts/assets/check-json';

/** `npm run assets`: checks all of `content/` and makes the files that pages load from it. */
try {
  await checkJson();
  // Imported late: the modules of `content/` parse their JSON as they load.
  const { makeAllAssets } = await import('@/scripts/assets/all-assets');
  await makeAllAssets();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  // Without waiting for pictures that are still being drawn.
  process.exit(1);
}
