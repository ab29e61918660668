/** `npm run assets`: checks all of `content/` and makes the files that pages load from it. */
try {
  // Imported late: the modules of `content/` parse their JSON as they load.
  const { makeAllAssets } = await import('@/scripts/assets/all-assets');
  await makeAllAssets();
} catch (error) {
  const { name, message } = error as Error;
  // tsx throws the second for what is no JSON, and names file, line and column.
  if (!['ContentError', 'TransformError'].includes(name)) throw error;
  console.error(message);
  // Without waiting for pictures that are still being drawn.
  process.exit(1);
}
