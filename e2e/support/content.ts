import { readFileSync } from 'node:fs';
import type errorFile from '@/content/error.json';
import type { PictureFiles } from '@/content/picture-files';
import type logosFile from '@/content/client-logos.json';
import type pagesFile from '@/content/pages.json';
import type projectsFile from '@/content/projects.json';
import type siteFile from '@/content/site.json';

// Tests read what they expect from `content/`, so that they pass after an edit. The files are not imported, because
// outside Next.js an import of JSON needs an import attribute.
const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));

/** The studio's name and addresses. */
export const site = read('site.json') as typeof siteFile;

/** The client logos in display order. */
export const { logos } = read('client-logos.json') as typeof logosFile;

/** One picture of a project. */
export interface ProjectPicture {
  /** The picture's alternative text. */
  alt: string;
  /** Returns whether an address is that of one of the picture's generated files. */
  isAt: (address: URL) => boolean;
}

// Reads this file only on demand, because tests of a deployed site run without generated pictures.
const copies = () => read('generated/pictures.json') as PictureFiles;

/** The projects in display order. */
export const projects = (read('projects.json') as typeof projectsFile).projects.map(
  ({ imageSrc, imageAlt, ...project }) => ({
    ...project,
    pictures: [imageSrc].flat().map((source, index): ProjectPicture => ({
      alt: [imageAlt].flat()[index] ?? '',
      isAt: ({ pathname }) =>
        Object.values(copies()[source] ?? {}).some(({ address }) => pathname.startsWith(`${address}-`)),
    })),
  }),
);

/** The projects with a carousel: those with more than one picture. */
export const carousels = projects.filter(({ pictures }) => pictures.length > 1);

/** The project with the most pictures, for tests that need only one carousel. */
export const longest = carousels.toSorted((one, other) => other.pictures.length - one.pictures.length)[0] ?? {
  title: '',
  pictures: [],
};

/** The words of the pages, with all placeholders filled in. */
export const { pages, errorPage } = read('generated/words.json') as {
  pages: typeof pagesFile;
  errorPage: typeof errorFile;
};
