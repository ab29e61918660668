import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientLogosSchema } from '@/content/client-logos';
import errorEntry from '@/content/error.json';
import { errorPageSchema, furtherPagesSchema, readPages } from '@/content/pages';
import pagesEntry from '@/content/pages.json';
import { parseContent } from '@/content/parse-content';
import { pictureFile } from '@/content/picture-files';
import { projectsSchema } from '@/content/projects';
import { siteSchema } from '@/content/site';

/** Fields to lay over right ones; undefined takes a field away. */
type Change = Readonly<Record<string, unknown>>;

/** As a file would hold it, where nothing is undefined. */
const over = (right: object, change: Change): unknown => JSON.parse(JSON.stringify({ ...right, ...change }));

const venue = {
  id: 7,
  title: 'Venue',
  description: 'A calendar for venues.',
  imageSrc: 'pictures/venue/calendar.png',
  imageAlt: 'A calendar of one month.',
  link: 'https://venue.example',
};
const festival = {
  id: 8,
  title: 'Festival',
  description: 'A map for festivals.',
  imageSrc: ['pictures/festival/map.png', 'pictures/festival/gate.png'],
  imageAlt: ['A map of six stages.', 'A queue at the gate.'],
  link: 'https://festival.example/map?from=studio',
};
const theatre = { src: 'logos/theatre.svg', alt: 'Theatre', width: 40 };
const arena = { src: 'logos/arena.png', alt: 'Arena', width: 200 };
const site = {
  name: 'Studio',
  address: 'https://studio.example:8443',
  bookingAddress: 'https://booking.example/studio',
  securityContact: 'mailto:security@studio.example',
  securityExpires: '2027-09-01',
};
const { landing, work, notFound } = pagesEntry;
const about = { ...notFound, title: 'About us', text: ['We are five.', 'We work in {name}.'] };

const parseProjects = (content: unknown) => parseContent('content/projects.json', projectsSchema, content);
const parseSite = (change: Change) => parseContent('content/site.json', siteSchema, over(site, change));
const parseLogos = (change: Change) =>
  parseContent('content/client-logos.json', clientLogosSchema, { logos: [theatre, over(arena, change)] });

const picture =
  'must be the path of a picture below content/, with "/" between folders, such as "pictures/product/screen.png"';
const logo = 'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"';
const width = 'must be a width in whole px, 40 to 200';
const id = 'must be a whole number above 0';
const crop = 'must be the part of the pictures to keep: "top", "right", "bottom", "left" or "centre"';
const alt = 'must say what the picture shows, or be a list of one such text per picture';
const https = 'must be an https address, such as "https://venue.example"';
const link =
  'must be an https address, such as "https://venue.example", or the path of a page here, such as "/work/venue"';
const origin = 'must be an https address in small letters without a path, such as "https://studio.example"';
const contact = 'must be "mailto:" and an address, or an https address';
const list = 'must be a list in [ ] of at least one';
const words = 'must be words in quotation marks';
const group = 'must be a group of fields in { }';
const unknown = 'is not a known field; remove it or correct its spelling';
const nothingFillsIn = 'which nothing fills in; correct its spelling or remove it';
const name =
  'must have a name of small letters, digits and hyphens, with "/" below another, because it is the address too';

/** Tests that each change stops the build, and with which sentence behind what comes before it. */
function refuses(before: string, parse: (change: Change) => unknown, rows: [Change, string][]): void {
  for (const [change, rest] of rows) {
    test(`${before}${rest} ${JSON.stringify(change).slice(0, 60)}`, () => {
      assert.throws(() => parse(change), { name: 'ContentError', message: before + rest });
    });
  }
}

refuses('content/projects.json: ', ({ file }) => parseProjects(file), [
  [{ file: [] }, `the whole file: ${group}`],
  [{ file: {} }, `field "projects": is missing; it ${list} project`],
  [{ file: { projects: [] } }, `field "projects": ${list} project`],
  [{ file: { projects: [null] } }, `entry 1: ${group}`],
  [{ file: { projects: [{ ...venue, title: '' }] } }, 'entry 1, field "title": must not be empty'],
]);

refuses(
  'content/projects.json: entry 2 "Festival", field ',
  (change) => parseProjects({ projects: [venue, over(festival, change)] }),
  [
    [{ colour: 'red' }, `"colour": ${unknown}`],
    [{ link: undefined, Link: 'x' }, `"Link": ${unknown}`],
    [{ id: 0 }, `"id": ${id}`],
    [{ id: 7 }, '"id": must differ from that of any other; 7 is taken'],
    [{ description: undefined }, `"description": is missing; it ${words}`],
    [{ description: ' ' }, '"description": must not begin or end with a space'],
    [{ description: 'x'.repeat(91) }, '"description": has 91 characters, but its place holds 90'],
    [{ description: 'A {plan}.' }, `"description": holds {plan}, ${nothingFillsIn}`],
    [{ link: 'http://festival.example' }, `"link": ${link}`],
    [{ link: 'https:festival.example' }, `"link": ${link}`],
    [{ link: 'https://' }, `"link": ${link}`],
    [{ link: '/work/Festival' }, `"link": ${link}`],
    [{ link: '//festival.example' }, `"link": ${link}`],
    [{ imageSrc: ['pictures/a.png', 'B.png'] }, `"imageSrc", item 2: ${picture}`],
    [{ imageSrc: 'pictures/../secret.png' }, `"imageSrc": ${picture}`],
    [{ imageSrc: 'pictures\\map.png' }, `"imageSrc": ${picture}`],
    [{ imageSrc: [] }, `"imageSrc": ${picture}, or a list of at least one`],
    [{ imageCrop: 'center' }, `"imageCrop": ${crop}`],
    [{ imageAlt: undefined }, `"imageAlt": is missing; it ${alt}`],
    [{ imageAlt: ['A map.'] }, '"imageAlt": must hold one text per picture of imageSrc: 2, not 1'],
    [{ imageAlt: ['A map.', ''] }, '"imageAlt", item 2: must not be empty'],
  ],
);

refuses('content/client-logos.json: entry 2 ', parseLogos, [
  [{ src: 'logos/arena.webp' }, `"Arena", field "src": ${logo}`],
  [{ width: 39 }, `"Arena", field "width": ${width}`],
  [{ alt: 'Theatre' }, '"Theatre", field "alt": must differ from that of any other; "Theatre" is taken'],
]);

refuses('content/site.json: field ', parseSite, [
  [{ address: 'https://studio.example/' }, `"address": ${origin}`],
  [{ address: 'studio.example' }, `"address": ${https}`],
  [{ securityContact: 'security@studio.example' }, `"securityContact": ${contact}`],
  [{ securityExpires: '2027-02-30' }, '"securityExpires": must be a day, such as "2027-09-01"'],
]);

refuses('content/pages.json: field ', (change) => readPages(over(pagesEntry, change)), [
  [{ work: undefined }, `"work": is missing; it ${group}`],
  [{ landing: { ...landing, headline: 'We build' } }, `"landing.headline": ${list} line`],
  [
    { landing: { ...landing, headline: [...'12345'] } },
    '"landing.headline": must be a list in [ ] of at most 4 lines',
  ],
  [
    { landing: { ...landing, badge: 'x'.repeat(33) } },
    '"landing.badge": has 33 characters, but its place holds 32',
  ],
  [{ landing: { ...landing, metaTitle: 'Studio' } }, '"landing.metaTitle": has 6 characters, but needs 15'],
  [{ work: { ...work, carousel: null } }, `"work.carousel": ${group}`],
  [
    { work: { ...work, carousel: { ...work.carousel, slide: '{number}' } } },
    '"work.carousel.slide": must hold {count}, which the page fills in',
  ],
  [{ about: 'Us' }, `"about": ${group}`],
  [{ about: { ...about, text: { first: 'We' } } }, `"about.text": ${words}, or a list of such in [ ]`],
  [{ about: { ...about, text: ['We', '{nmae}'] } }, `"about.text", item 2: holds {nmae}, ${nothingFillsIn}`],
  [{ 'About us': about }, `"About us": ${name}`],
  [{ 'studio/': about }, `"studio/": ${name}`],
]);

test('the words of the error page are checked too', () => {
  const content = { ...errorEntry, metaTitle: 'Something went wrong', hint: 'Try again' };
  const message = `content/error.json: field "hint": ${unknown}`;
  assert.throws(() => parseContent('content/error.json', errorPageSchema, content), { message });
});

test('a picture that `npm run assets` has not made stops the build', () => {
  const message = 'content/generated/pictures.json: pictures/none.png: is not there; run `npm run assets`';
  assert.throws(() => pictureFile('pictures/none.png'), { name: 'ContentError', message });
});

test('what is right is kept as it was written, in its order, pictures as a list', () => {
  const { projects } = parseProjects({
    $schema: './schemas/projects.schema.json',
    projects: [festival, venue],
  });
  assert.deepEqual(
    projects.map(({ id, images }) => [id, ...images.map(({ src }) => src)]),
    [
      [8, ...festival.imageSrc],
      [7, venue.imageSrc],
    ],
  );
  assert.deepEqual(parseSite({}), site);
  assert.equal(parseLogos({}).logos.length, 2);
});

const further = {
  path: '/work/venue',
  metaTitle: 'Venue: a calendar',
  metaDescription: 'x'.repeat(70),
  title: 'Venue',
};
refuses(
  'content/routes.ts: entry 2 "Venue", field ',
  (change) =>
    parseContent('content/routes.ts', furtherPagesSchema, {
      furtherPages: [{ ...further, path: '/work' }, over(further, change)],
    }),
  [
    [{ metaDescription: 'Short.' }, '"metaDescription": has 6 characters, but needs 70'],
    [{ path: '/work' }, '"path": must differ from that of any other; "/work" is taken'],
    [
      { path: 'work/venue' },
      `"path": must be a path of small letters, digits and hyphens, such as "/work/venue"`,
    ],
  ],
);
