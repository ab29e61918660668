import { z } from 'zod';
import { httpsAddress, picturePath, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entries from '@/content/projects.json';

/** Accepts one value or a list of at least one. */
function oneOrMore<Item extends z.ZodType>(item: Item, wanted: string) {
  return z.union([item, z.array(item).min(1, { error: wanted })], { error: wanted });
}

function asList<Item>(value: Item | Item[]): Item[] {
  return Array.isArray(value) ? value : [value];
}

const projectSchema = z
  .strictObject({
    id: z.int({ error: 'must be a whole number' }).positive({ error: 'must be above 0' }),
    title: words(24),
    description: words(90),
    imageSrc: oneOrMore(
      picturePath,
      'must be the path of a picture below content/, such as "pictures/product/screen.png", or a list of at least one',
    ),
    imageAlt: oneOrMore(
      words(160),
      'must say what the picture shows, 1 to 160 characters, or a list of such',
    ),
    link: httpsAddress,
  })
  .superRefine(({ imageSrc, imageAlt }, context) => {
    const pictures = asList(imageSrc).length;
    const texts = asList(imageAlt).length;
    if (pictures !== texts) {
      context.addIssue({
        code: 'custom',
        path: ['imageAlt'],
        message: `must hold one text per picture of imageSrc: ${pictures}, not ${texts}`,
      });
    }
  })
  .transform(({ imageSrc, imageAlt, ...project }) => {
    const texts = asList(imageAlt);
    return {
      ...project,
      images: asList(imageSrc).map((src, index) => ({ src, alt: texts[index] ?? '' })),
    };
  });

/** The portfolio: at least one project, each with an id of its own. */
export const projectsSchema = z
  .array(projectSchema, { error: 'must be a list of projects' })
  .min(1, { error: 'must be a list of at least one project' })
  .superRefine((projects, context) => {
    for (const [index, { id }] of projects.entries()) {
      if (projects.findIndex((other) => other.id === id) < index) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `must be a number that no other project has; ${id} is taken`,
        });
      }
    }
  });

/** One project of the portfolio, its pictures as a list of at least one. */
export type Project = z.output<typeof projectSchema>;

/** The portfolio's projects in the order of their display. */
export const projects = parseContent('content/projects.json', projectsSchema, entries);
