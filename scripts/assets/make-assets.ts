import { ContentError } from '@/content/parse-content';

/** `npm run assets`: checks all of `content/` and makes the files that pages load from it. */
try {
  // Imported late: the modules of `content/` parse their JSON as they load.
  const { makeAllAssets } = await import('@/scripts/assets/all-assets');
  await makeAllAssets();
} catch (error) {
  // tsx throws the second for what is no JSON, and names file, line and column.
  const isMistake =
    error instanceof ContentError || (error instanceof Error && error.name === 'TransformError');
  if (!isMistake) throw error;
  console.error(error.message);
  // Without waiting for pictures that are still being drawn.
  process.exit(1);
}
