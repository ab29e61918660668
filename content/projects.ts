import { z } from 'zod';
import {
  group,
  linkAddress,
  listOf,
  pictureFields,
  unique,
  wantedCrop,
  wantedPicture,
  wholeNumber,
  words,
} from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/projects.json';

/** Accepts one value or a list of at least one, and makes it a list. */
function oneOrMore<Value extends string>(value: z.ZodType<Value>, wanted: string, description: string) {
  return z
    .union([value, z.array(value).min(1, { error: wanted, abort: true })], { error: wanted })
    .meta({ description })
    .transform((values) => [values].flat());
}

const projectSchema = group({
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number above 0', 'Unlike others; not shown.'),
  title: words(24, 'Name of the product.'),
  description: words(90, 'One sentence below the name.'),
  imageSrc: oneOrMore(
    pictureFields.src,
    `${wantedPicture}, or a list of at least one`,
    'One picture or a list of paths below content/; several take turns.',
  ),
  imageCrop: oneOrMore(
    pictureFields.crop,
    wantedCrop,
    'Which part is kept of pictures of another shape: one for all, or one per picture of imageSrc.',
  ).optional(),
  imageAlt: oneOrMore(
    pictureFields.alt,
    'must say what the picture shows, or be a list of one such text per picture',
    'What each picture shows, in the order of imageSrc.',
  ),
  link: linkAddress('The product’s own site, or its page on this one.'),
})
  .superRefine(({ imageSrc, ...lists }, context) => {
    // A field with a mistake of its own is still one value or a list, as written.
    const countOf = (values: unknown) => [values].flat().length;
    for (const [field, values, wanted] of [
      ['imageAlt', lists.imageAlt, 'must hold one text per picture of imageSrc'],
      ['imageCrop', lists.imageCrop, 'must be one for all, or hold one per picture of imageSrc'],
    ] as const) {
      const isForAll = field === 'imageCrop' && countOf(values) === 1;
      const message = `${wanted}: ${countOf(imageSrc)}, not ${countOf(values)}`;
      if (!isForAll && countOf(values) !== countOf(imageSrc))
        context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(({ imageSrc, imageAlt, imageCrop = [], ...project }) => ({
    ...project,
    images: imageSrc.map((src, index) => ({
      src,
      alt: imageAlt[index] ?? '',
      crop: imageCrop[index] ?? imageCrop[0],
    })),
  }));

/** One project, with at least one picture. */
export type Project = z.output<typeof projectSchema>;

/** The portfolio: at least one project, each with its own id. */
export const projectsSchema = group({
  projects: listOf(projectSchema, 'project').superRefine(unique<Project>('id')),
});

/** The projects in display order. */
export const { projects } = parseContent('content/projects.json', projectsSchema, entry);
