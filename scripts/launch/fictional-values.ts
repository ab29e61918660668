import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { reservedHostIn } from '@/scripts/launch/reserved-domains';

/** What the repository was shipped with: the one list of what is invented and lies on no reserved domain. */
export const shippedValuesSchema = z.strictObject({
  /** Names of the invented studio. */
  names: z.array(z.string()),
  /** SHA-256 of every picture, logo and mark, by its path below `content/`. */
  files: z.record(z.string(), z.string()),
  /** SHA-256 of every text that says what one of the pictures shows. */
  descriptions: z.array(z.string()),
});

/** What the repository shipped with, by which what is still invented is known. */
export type ShippedValues = z.output<typeof shippedValuesSchema>;

/** A value of `content/` that is still an invented one. */
export interface FictionalValue {
  /** Such as `content/projects.json`. */
  file: string;
  /** Such as `entry 1 "BackOps", field "link"`. */
  place: string;
  /** Such as `backops.example is a domain for examples`. */
  reason: string;
}

const oneOrMore = z.union([z.string().transform((text) => [text]), z.array(z.string())]);
const projectsSchema = z.looseObject({
  projects: z.array(z.looseObject({ title: z.string(), imageSrc: oneOrMore, imageAlt: oneOrMore })),
});
const logosSchema = z.looseObject({ logos: z.array(z.looseObject({ src: z.string(), alt: z.string() })) });

/** A drawing or picture below `content/`, where it is named, and what its entry says that it shows. */
interface NamedFile {
  file: string;
  place: string;
  src: string;
  description?: { place: string; text: string };
}

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readJson(contentFolder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(contentFolder, file), 'utf8'));
}

async function namedFiles(contentFolder: string): Promise<NamedFile[]> {
  const { projects } = projectsSchema.parse(await readJson(contentFolder, 'projects.json'));
  const { logos } = logosSchema.parse(await readJson(contentFolder, 'client-logos.json'));
  const pictures = projects.flatMap(({ title, imageSrc, imageAlt }, entry) =>
    imageSrc.map((src, index) => {
      const place = (field: string) => `entry ${entry + 1} "${title}", field "${field}.${index}"`;
      const description = { place: place('imageAlt'), text: imageAlt[index] ?? '' };
      return { file: 'projects.json', place: place('imageSrc'), src, description };
    }),
  );
  return [
    { file: 'brand/mark.svg', place: 'the drawing', src: 'brand/mark.svg' },
    ...pictures,
    ...logos.map(({ src, alt }, entry) => ({
      file: 'client-logos.json',
      place: `entry ${entry + 1} "${alt}", field "src"`,
      src,
    })),
  ];
}

/** Every text in a parsed value, and the keys that lead to it. */
function textsIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => textsIn(inner, [...path, key]));
}

/** Where a text stands, in the words of the build's own messages. */
function placeOf(content: unknown, path: readonly string[]): string {
  const [list = '', index = '', ...field] = path;
  const { title, alt } = Object(Object(Object(content)[list])[index]) as { title?: string; alt?: string };
  if (title === undefined && alt === undefined) return `field "${path.join('.')}"`;
  return `entry ${Number(index) + 1} "${title ?? alt}", field "${field.join('.')}"`;
}

/** Letters and digits alone, so that `house-to-half` is found to be `House to Half`. */
function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `.replace(/ +/gu, ' ');
}

function whyFictional(text: string, { names }: ShippedValues): string | undefined {
  const host = reservedHostIn(text);
  if (host) return `${host} is a domain for examples`;
  const name = names.find((shipped) => plain(text).includes(plain(shipped)));
  return name && `“${name}” is the invented studio`;
}

/** The top level of `content/`; what lies below it is made by the build, or is pictures. */
async function contentFiles(contentFolder: string): Promise<string[]> {
  return (await readdir(contentFolder)).filter((file) => file.endsWith('.json')).toSorted();
}

/**
 * Lists what in `content/` is still as the repository was shipped with and must not be published: addresses on
 * reserved domains, the studio's name, the mark, and the pictures and logos with what is said of them.
 *
 * @throws when a content file is missing or no JSON, or names a picture that is not there
 */
export async function fictionalValues(
  contentFolder: string,
  shipped: ShippedValues,
): Promise<FictionalValue[]> {
  const texts = await Promise.all(
    (await contentFiles(contentFolder)).map(async (file) => {
      const content = await readJson(contentFolder, file);
      return textsIn(content).flatMap(({ path, text }) => {
        const reason = whyFictional(text, shipped);
        return reason ? [{ file: `content/${file}`, place: placeOf(content, path), reason }] : [];
      });
    }),
  );
  const hashes = new Set(Object.values(shipped.files));
  const descriptions = new Set(shipped.descriptions);
  const files = await Promise.all(
    (await namedFiles(contentFolder)).map(async ({ file, place, src, description }) => {
      const isShipped = hashes.has(hashOf(await readFile(join(contentFolder, src))));
      if (isShipped)
        return [
          { file: `content/${file}`, place, reason: `${src} is the example that came with the repository` },
        ];
      if (!description || !descriptions.has(hashOf(description.text))) return [];
      const reason = 'still says what the example picture showed';
      return [{ file: `content/${file}`, place: description.place, reason }];
    }),
  );
  return [...texts.flat(), ...files.flat()];
}

/** What `content/` holds now, as the list of what is invented: for whoever ships the repository, not for its owner. */
export async function valuesToShip(contentFolder: string): Promise<ShippedValues> {
  const { name } = z.looseObject({ name: z.string() }).parse(await readJson(contentFolder, 'site.json'));
  const files = await namedFiles(contentFolder);
  return {
    names: [name],
    files: Object.fromEntries(
      await Promise.all(
        files.map(async ({ src }) => [src, hashOf(await readFile(join(contentFolder, src)))] as const),
      ),
    ),
    descriptions: files.flatMap(({ description }) => (description ? [hashOf(description.text)] : [])),
  };
}

/** One line of a list, such as `content/site.json: field "address": studio.example is a domain for examples`. */
export function lineOf({ file, place, reason }: FictionalValue): string {
  return `${file}: ${place}: ${reason}`;
}
