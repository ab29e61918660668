import { projects as portfolio } from '@/content/content';
import { readyPicture } from '@/content/pictures';

/** One picture of a project. */
export interface ProjectPicture {
  /** The picture's alternative text. */
  alt: string;
  /** Returns whether an address is that of one of the picture's generated files. */
  isAt: (address: URL) => boolean;
}

/** The projects in display order. */
export const projects = portfolio.map(({ images, ...project }) => ({
  ...project,
  pictures: images.map((picture): ProjectPicture => ({
    alt: picture.alt,
    // Only on demand, because tests of a deployed site run without copies.
    isAt: ({ pathname }) => {
      const { src, srcSet } = readyPicture(picture);
      return `${src} ${srcSet}`.includes(pathname);
    },
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
