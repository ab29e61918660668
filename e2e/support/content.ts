import { readFileSync } from 'node:fs';
import type projectsFile from '@/content/projects.json';
import type siteFile from '@/content/site.json';

/**
 * What the specification leaves to the content: the studio's name, addresses, and what each picture shows.
 * The files are read and not imported, because Node.js 20.9 knows no import attributes.
 */

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The studio's name and addresses. */
export const site = read('content/site.json') as typeof siteFile;

const { projects } = read('content/projects.json') as typeof projectsFile;

/** One picture of a project. */
export interface ProjectPicture {
  /** What it shows. */
  alt: string;
  /** Whether an address is that of one of its copies. */
  isAt: (address: URL) => boolean;
}

/** Address and pictures of a project, by its title. */
export function projectContent(title: string): { link: string; pictures: ProjectPicture[] } {
  const project = projects.find((candidate) => candidate.title === title);
  if (!project) throw new Error(`content/projects.json holds no project "${title}"`);
  const texts = [project.imageAlt].flat();
  const pictures = [project.imageSrc].flat().map((source, index) => {
    const [, folder, name] = /^pictures\/([^/]+)\/([^/.]+)\./u.exec(source) ?? [];
    const start = `/pictures/${folder}-${name}-`;
    return {
      alt: texts[index] ?? '',
      isAt: (address: URL) => address.pathname.startsWith(start),
    };
  });
  return { link: project.link, pictures };
}
