import assert from 'node:assert/strict';
import { test } from 'node:test';
import errorFile from '@/content/error.json' with { type: 'json' };
import { ContentError } from '@/content/mistakes';
import pagesFile from '@/content/pages.json' with { type: 'json' };
import { parseContent } from '@/content/parse-content';
import { projects as parsedProjects } from '@/content/content';
import siteFile from '@/content/site.json' with { type: 'json' };

/** Fields that replace those of valid content. Undefined removes a field. */
type Change = Readonly<Record<string, unknown>>;

// A picture of the site itself, because a missing one is a mistake.
const [picture = ''] = parsedProjects.flatMap(({ images }) => images.map(({ src }) => src));
const venue = {
  id: 7,
  title: 'Venue',
  description: 'A calendar.',
  imageSrc: picture,
  imageAlt: 'A calendar of one month.',
  link: 'https://venue.example',
};
const { landing, work, notFound } = pagesFile;
const about = { metaTitle: notFound.metaTitle, metaDescription: notFound.metaDescription, title: 'About' };

/** Parses valid content of which these files replace some, as if read from JSON, which cannot contain undefined. */
const parse = (files: object) =>
  parseContent({
    site: siteFile,
    projects: { projects: [venue] },
    'client-logos': { logos: [] },
    pages: pagesFile,
    error: errorFile,
    ...JSON.parse(JSON.stringify(files)),
  });

/** The lines that parsing these files prints. */
function mistakesIn(files: object): readonly string[] {
  try {
    return parse(files) && [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** Tests that each change makes a file with a single mistake, whose line begins with `place` and the text beside the change. */
function refuses(place: string, filesOf: (change: Change) => object, rows: [Change, string][]): void {
  for (const [change, rest] of rows) {
    test(`refuses ${JSON.stringify(change).slice(0, 60)} with: ${place}${rest}`, () => {
      const mistakes = mistakesIn(filesOf(change));
      assert.equal(mistakes.length, 1, mistakes.join('\n'));
      assert.ok(mistakes[0]?.startsWith(place + rest), mistakes[0]);
    });
  }
}

const second = (change: Change) => ({
  projects: { projects: [venue, { ...venue, id: 8, title: 'Festival', ...change }] },
});
refuses('content/projects.json: entry 2 "Festival", field ', second, [
  [{ colour: 'red' }, '"colour": is not a field here; correct its spelling or remove it'],
  [{ id: 7 }, '"id": is the same as that of entry 1; each entry needs its own'],
  [{ id: '7' }, '"id": must be a number without quotation marks'],
  [{ id: 0 }, '"id": must be at least 1'],
  [{ description: undefined }, '"description": is missing; it must be a text in quotation marks'],
  [{ description: 'x'.repeat(91) }, '"description": has 91 characters; 90 fit'],
  [{ description: '' }, '"description": must not be empty'],
  [{ description: 'By {nmae}.' }, '"description": has {nmae}, which means nothing here'],
  [{ description: ' A map.' }, '"description": must not begin or end with a space'],
  [{ imageSrc: 'pictures/gone.png' }, '"imageSrc", item 1: there is no file content/pictures/gone.png'],
  [{ imageSrc: 'pictures/a.heic' }, '"imageSrc", item 1: must begin with "pictures/" and end with .jpg'],
  [{ imageAlt: ['One.', 'Two.'] }, '"imageAlt": must have one text for each picture in imageSrc'],
  [{ link: 'http://festival.example' }, '"link": must be a whole address'],
  [{ link: 'https://festival,example' }, '"link": must be a whole address'],
  [{ link: 'https://we@festival.example' }, '"link": must be a whole address'],
  [{ link: '/festival' }, '"link": must be a whole address'],
]);
refuses('content/site.json: field ', (change) => ({ site: { ...siteFile, ...change } }), [
  [{ address: 'https://Studio.example/' }, '"address": must be your domain with https, in lower-case'],
  [
    { footer: [{ text: 'Write', href: 'we@studio.example' }] },
    '"footer", item 1, "href": must be a whole address',
  ],
]);
refuses('content/pages.json: field ', (change) => ({ pages: { ...pagesFile, ...change } }), [
  [{ landing: { ...landing, headline: 'We build' } }, '"landing.headline": must be a list in [ ]'],
  [{ landing: { ...landing, headline: ['x'.repeat(19)] } }, '"landing.headline", item 1: has a word of more'],
  [{ landing: { ...landing, metaTitle: 'S' } }, '"landing.metaTitle": has 1 character; at least 15'],
  [{ work: { ...work, carousel: { ...work.carousel, slide: '1' } } }, '"work.carousel.slide": must contain'],
]);
test('reports the mistakes of all files at once, and placeholders in error.json, which the error page would show', () => {
  const error = { ...errorFile, badge: 'At {name}' };
  const logos = { logos: [{ src: '/logos/gone.svg', alt: 'Arena', width: 80, height: 20 }] };
  assert.deepEqual(mistakesIn({ ...second({ title: '' }), 'client-logos': logos, error }), [
    'content/projects.json: entry 2, field "title": must not be empty',
    'content/client-logos.json: entry 1 "Arena", field "src": there is no file public/logos/gone.svg; upload it or correct its name, capital letters too',
    'content/error.json: field "badge": has {name}, which means nothing here; correct or remove it',
  ]);
});

test('fills in the name of the studio, the number of projects, and the singular or the plural', () => {
  const badge = '{count} {project|projects} by {name}';
  const badgeOf = (projects: object) =>
    parse({ projects, pages: { ...pagesFile, work: { ...work, badge } } }).pages.work.badge;
  assert.equal(badgeOf({ projects: [venue] }), `1 project by ${siteFile.name}`);
  assert.equal(badgeOf(second({}).projects), `2 projects by ${siteFile.name}`);
});

test('accepts content without what may be left out, and links of each kind', () => {
  const hrefs = ['mailto:we@studio.example', 'https://studio.example:8080/über?uns#hier', '/work'];
  const files = {
    site: { ...siteFile, legalName: 'Studio Ltd', footer: hrefs.map((href) => ({ text: 'Ask', href })) },
    pages: {
      ...pagesFile,
      landing: { ...landing, logosLabel: undefined, pauseDot: undefined },
      about: { ...about, pictures: [{ src: picture, alt: 'A map.', crop: 'top' }] },
    },
    ...second({ link: undefined, imageSrc: [picture], imageAlt: ['A map.'], crop: 'left' }),
  };
  assert.deepEqual(mistakesIn(files), []);
});
