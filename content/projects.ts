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
import entry from '@/content/projects.json' with { type: 'json' };

/** The schema of one value or a list of at least one value. Parsing always returns a list. */
function oneOrMore<Value extends string>(value: z.ZodType<Value>, wanted: string, description: string) {
  return z
    .union([value, z.array(value).min(1, { error: wanted, abort: true })], { error: wanted })
    .meta({ description })
    .transform((values) => [values].flat());
}

const projectSchema = group({
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number above 0', 'Any unused whole number.'),
  title: words(24, 'Name of the product.'),
  description: words(90, 'One sentence below the name.'),
  imageSrc: oneOrMore(
    pictureFields.src,
    `${wantedPicture}, or a list of such paths`,
    'Path of a picture below content/, or a list of paths of pictures that take turns.',
  ),
  imageCrop: oneOrMore(
    pictureFields.crop,
    wantedCrop,
    'Which part to keep of pictures that have another shape: one value, or a list with one per picture.',
  ).optional(),
  imageAlt: oneOrMore(
    pictureFields.alt,
    'must say what the picture shows, or be a list with one such text per picture',
    'What each picture shows, in the order of imageSrc.',
  ),
  link: linkAddress('Address of the product’s own site, or path of its page on this site.'),
})
  .superRefine(({ imageSrc, ...lists }, context) => {
    // A field with a mistake has not been turned into a list, so it may still be a single value.
    const countOf = (values: unknown) => [values].flat().length;
    for (const [field, values, wanted] of [
      ['imageAlt', lists.imageAlt, 'must have one text for each picture in imageSrc'],
      ['imageCrop', lists.imageCrop, 'must be one value, or have one for each picture in imageSrc'],
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

/** The schema of the portfolio: at least one project, each with its own id. */
export const projectsSchema = group({
  projects: listOf(projectSchema, 'project').superRefine(unique<Project>('id')),
});

/** The projects in display order. */
export const { projects } = parseContent('content/projects.json', projectsSchema, entry);
