import { z } from 'zod';

/** What of an entry of `content/projects.json` tells it from another; the rest is taken over as it stands. */
const entriesSchema = z.array(z.looseObject({ id: z.int(), title: z.string(), link: z.string() })).min(1);

/** An entry of `content/projects.json`. */
export type ProjectEntry = z.output<typeof entriesSchema>[number];

/**
 * A portfolio of any size, made by repeating another: each entry has an id, a title and a link of its own, and the
 * pictures, texts and number of slides of its original, so that not a picture has to be encoded. What it cannot show
 * is how well 400 different texts compress: brotli packs these closer than real ones.
 *
 * @param originals what `content/projects.json` holds
 * @throws when that is not a list of projects
 */
export function manyProjects(originals: unknown, count: number): ProjectEntry[] {
  const entries = entriesSchema.parse(originals);
  return Array.from({ length: Math.ceil(count / entries.length) }, (_, round) =>
    entries.map((entry, place) => ({
      ...entry,
      id: round * entries.length + place + 1,
      title: round === 0 ? entry.title : `${entry.title} ${round + 1}`,
      link: round === 0 ? entry.link : `${entry.link}/${round + 1}`,
    })),
  )
    .flat()
    .slice(0, count);
}
