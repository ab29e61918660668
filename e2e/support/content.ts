import { readFileSync } from 'node:fs';
import type { PictureFiles } from '@/content/picture-files';
import { projects as portfolio } from '@/content/content';

/** One picture of a project. */
export interface ProjectPicture {
  /** The picture's alternative text. */
  alt: string;
  /** Returns whether an address is that of one of the picture's generated files. */
  isAt: (address: URL) => boolean;
}

// Reads this file only on demand, because tests of a deployed site run without generated pictures.
const copies = () => JSON.parse(readFileSync('content/generated/pictures.json', 'utf8')) as PictureFiles;

/** The projects in display order. */
export const projects = portfolio.map(({ images, ...project }) => ({
  ...project,
  pictures: images.map(({ src, alt, crop = 'uncut' }): ProjectPicture => ({
    alt,
    isAt: ({ pathname }) => pathname.startsWith(`${copies()[src]?.[crop]?.address}-`),
  })),
}));

/** The projects with a carousel: those with more than one picture. */
export const carousels = projects.filter(({ pictures }) => pictures.length > 1);

/** The project with the most pictures, for tests that need only one carousel. */
export const longest = carousels.toSorted((one, other) => other.pictures.length - one.pictures.length)[0] ?? {
  title: '',
  link: '',
  pictures: [],
};

/** The number of its last picture, counted from 1. */
export const last = longest.pictures.length;
