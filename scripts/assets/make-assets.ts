import { allOf } from '@/content/parse-content';
import { makeIcons, makeLogos } from '@/scripts/assets/drawings';
import { makePictures, picturesOfPages, picturesOfProjects } from '@/scripts/assets/pictures';

/** `npm run assets`: checks all of `content/` and generates the files that pages load. */
try {
  // Importing a module of `content/` parses its file. With separate imports, one run reports the mistakes of all files.
  const pictureLists = Promise.allSettled([
    import('@/content/projects').then(({ projects }) => picturesOfProjects(projects)),
    import('@/content/pages').then(({ pages }) => picturesOfPages(pages)),
  ]);
  const [pictures, logos, icons] = await allOf([
    pictureLists.then((lists) =>
      makePictures(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))),
    ),
    import('@/content/client-logos').then(({ clientLogos }) => makeLogos(clientLogos)),
    makeIcons(),
    import('@/content/projects'),
    import('@/content/site'),
    import('@/content/pages'),
    import('@/content/error-schema'),
    import('@/content/routes'),
  ]);
  const { writeGeneratedFiles } = await import('@/scripts/assets/generated-files');
  await writeGeneratedFiles(pictures, [...logos, ...icons]);
} catch (error) {
  const { name, message } = error as Error;
  if (name !== 'ContentError') throw error;
  console.error(message);
  process.exitCode = 1;
}
