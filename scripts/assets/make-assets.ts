import { allOf, ContentError } from '@/content/parse-content';
import { readContent } from '@/content/read-content';
import { makeIcons, makeLogos } from '@/scripts/assets/drawings';
import { makePictures, picturesOfPages, picturesOfProjects } from '@/scripts/assets/pictures';
import { readJsonFiles } from '@/scripts/assets/read-json';

/** `npm run assets`: checks all of `content/` and generates the files that pages load. */
try {
  const { json, mistakes } = await readJsonFiles();
  const { projects = [], pages = {}, clientLogos = [], ...content } = readContent(json);
  mistakes.push(...content.mistakes);
  const [pictures, logos, icons] = await allOf([
    makePictures([...picturesOfProjects(projects), ...picturesOfPages(pages)]),
    makeLogos(clientLogos),
    makeIcons(),
    mistakes.length > 0 ? Promise.reject(new ContentError(...mistakes)) : undefined,
  ]);
  // Imports the content files themselves, which must be free of mistakes.
  const { writeGeneratedFiles } = await import('@/scripts/assets/generated-files');
  await writeGeneratedFiles(json, pictures, [...logos, ...icons]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
