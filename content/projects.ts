import { z } from 'zod';
import { group, linkAddress, listOf, textLike, unlike, wholeNumber, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/projects.json';

/** Accepts one text or a list of at least one, and makes it a list. */
function oneOrMore(text: z.ZodString, wanted: string, description: string) {
  return z
    .union([text, z.array(text).min(1, { error: wanted, abort: true })], { error: wanted })
    .meta({ description })
    .transform((value) => [value].flat());
}

const wantedPicture =
  'must be the path of a picture below content/, with "/" between folders, such as "pictures/product/screen.png"';

const projectSchema = group({
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number above 0', 'Unlike others; not shown.'),
  title: words(24, 'Name of the product.'),
  description: words(90, 'One sentence below the name.'),
  imageSrc: oneOrMore(
    textLike(/^pictures\/(?:(?!\.)[^/\\]+\/)*(?!\.)[^/\\]+$/u, wantedPicture, 'Path below content/.'),
    `${wantedPicture}, or a list of at least one`,
    'One picture or a list of paths below content/; several take turns.',
  ),
  imageCrop: z
    .enum(['top', 'right', 'bottom', 'left', 'centre'], {
      error: 'must be the part of the pictures to keep: "top", "right", "bottom", "left" or "centre"',
    })
    .optional()
    .meta({ description: 'Which part is kept of pictures of another shape.' }),
  imageAlt: oneOrMore(
    words(160, 'What the picture shows, for those who do not see it.'),
    'must say what the picture shows, or be a list of one such text per picture',
    'What each picture shows, in the order of imageSrc.',
  ),
  link: linkAddress('The product’s own site, or its page on this one.'),
})
  .superRefine(({ imageSrc, imageAlt }, context) => {
    // As written, if one of them has a mistake of its own.
    const [sources, texts] = [[imageSrc].flat().length, [imageAlt].flat().length];
    const message = `must hold one text per picture of imageSrc: ${sources}, not ${texts}`;
    if (sources !== texts) context.addIssue({ code: 'custom', path: ['imageAlt'], message });
  })
  .transform(({ imageSrc, imageAlt, ...project }) => ({
    ...project,
    images: imageSrc.map((src, index) => ({ src, alt: imageAlt[index] ?? '' })),
  }));

/** One project, with at least one picture. */
export type Project = z.output<typeof projectSchema>;

/** The portfolio: at least one project, each with its own id. */
export const projectsSchema = group({
  projects: listOf(projectSchema, 'project').superRefine(unlike<Project>('id')),
});

/** The projects in display order. */
export const { projects } = parseContent('content/projects.json', projectsSchema, entry);
