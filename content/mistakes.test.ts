import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clientLogosSchema } from '@/content/client-logos';
import entry from '@/content/error.json';
import { errorPageSchema, readPages } from '@/content/pages';
import pagesEntry from '@/content/pages.json';
import { parseContent } from '@/content/parse-content';
import { pictureFile } from '@/content/picture-files';
import { projectsSchema } from '@/content/projects';
import { readSecurity } from '@/content/security';
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
};
const security = {
  contact: ['mailto:security@studio.example', 'https://studio.example/report'],
  expires: '2026-12-01',
  preferredLanguages: ['en', 'pt-BR'],
};
const about = {
  metaTitle: 'About us: a studio for nights',
  metaDescription:
    'Who we are, where we work and how a product of ours comes to life, from first call to show.',
  title: 'About us',
  text: ['We are five.', 'We work in {name}.'],
};

const parseProjects = (content: unknown) => parseContent('content/projects.json', projectsSchema, content);
const parseSite = (content: unknown) => parseContent('content/site.json', siteSchema, content);
const ofProject = (change: Change) => parseProjects({ projects: [venue, over(festival, change)] });
const ofLogo = (change: Change) =>
  parseContent('content/client-logos.json', clientLogosSchema, { logos: [theatre, over(arena, change)] });
const ofSecurity = (change: Change) => readSecurity(new Date('2026-03-01T12:00:00Z'), over(security, change));
const ofPage = (page: 'shared' | 'landing' | 'work' | 'notFound') => (change: Change) =>
  readPages({ ...pagesEntry, [page]: over(pagesEntry[page], change) });
const ofAbout = (change: Change) => readPages({ ...pagesEntry, about: over(about, change) });

const picture =
  'must be the path of a picture below content/, with "/" between folders, such as "pictures/product/screen.png"';
const logo = 'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"';
const https = 'must be an https address, such as "https://venue.example"';
const origin = 'must be an https address in small letters without a path, such as "https://studio.example"';
const contact = 'must be "mailto:" and an address, or an https address';
const list = 'must be a list in [ ] of at least one project';
const day =
  'must be a day after today, 2026-03-01, and no later than 2027-03-01; see that the contact is still right, then move the day on';
const words = 'must be words in quotation marks';
const group = 'must be a group of fields in { }';
const unknown = 'is not a known field; remove it or correct its spelling';
const nothingFillsIn = 'which nothing fills in; correct its spelling or remove it';

/** What is changed, and the sentence behind what comes before it: one row a mistake. */
const mistakes: [before: string, parse: (change: Change) => unknown, rows: [Change, string][]][] = [
  [
    'content/projects.json: ',
    ({ file }) => parseProjects(file),
    [
      [{ file: [] }, `the whole file: ${group}`],
      [{ file: 'BackOps' }, `the whole file: ${group}`],
      [{ file: {} }, `field "projects": is missing; it ${list}`],
      [{ file: { project: [] } }, `field "projects": is missing, or misspelt as "project"; it ${list}`],
      [{ file: { projects: venue } }, `field "projects": ${list}`],
      [{ file: { projects: [] } }, `field "projects": ${list}`],
      [{ file: { projects: [null] } }, `entry 1: ${group}`],
      [{ file: { projects: [{ ...venue, title: '' }] } }, 'entry 1, field "title": must not be empty'],
    ],
  ],
  [
    'content/projects.json: entry 2 "Festival", field ',
    ofProject,
    [
      [{ colour: 'red' }, `"colour": ${unknown}`],
      [{ link: undefined, Link: 'x' }, `"link": is missing, or misspelt as "Link"; it ${https}`],
      [{ id: 0 }, '"id": must be a whole number above 0'],
      [{ id: 1.5 }, '"id": must be a whole number above 0'],
      [{ id: 7 }, '"id": must differ from that of any other; 7 is taken'],
      [{ description: undefined }, `"description": is missing; it ${words}`],
      [{ description: 8 }, `"description": ${words}`],
      [{ description: ' ' }, '"description": must not begin or end with a space'],
      [{ description: 'x'.repeat(91) }, '"description": has 91 characters, but its place holds 90'],
      [{ description: 'A {plan}.' }, `"description": holds {plan}, ${nothingFillsIn}`],
      [{ link: 'http://festival.example' }, `"link": ${https}`],
      [{ link: 'javascript:alert(1)' }, `"link": ${https}`],
      [{ link: 'https:festival.example' }, `"link": ${https}`],
      [{ link: 'https://' }, `"link": ${https}`],
      [{ imageSrc: ['pictures/a.png', 'B.png'] }, `"imageSrc", item 2: ${picture}`],
      [{ imageSrc: 'pictures/../secret.png' }, `"imageSrc": ${picture}`],
      [{ imageSrc: 'pictures\\map.png' }, `"imageSrc": ${picture}`],
      [
        { imageCrop: 'center' },
        '"imageCrop": must be the part of the pictures to keep: "top", "right", "bottom", "left" or "centre"',
      ],
      [{ imageSrc: [] }, `"imageSrc": ${picture}, or a list of at least one`],
      [
        { imageAlt: undefined },
        '"imageAlt": is missing; it must say what the picture shows, or be a list of one such text per picture',
      ],
      [{ imageAlt: ['A map.'] }, '"imageAlt": must hold one text per picture of imageSrc: 2, not 1'],
      [{ imageAlt: ['A map.', ''] }, '"imageAlt", item 2: must not be empty'],
    ],
  ],
  [
    'content/client-logos.json: entry 2 "Arena", field ',
    ofLogo,
    [
      [{ height: 40 }, `"height": ${unknown}`],
      [{ src: undefined }, `"src": is missing; it ${logo}`],
      [{ src: 'logos/arena.webp' }, `"src": ${logo}`],
      [{ src: 'logos/../brand/mark.svg' }, `"src": ${logo}`],
      [{ width: 39 }, '"width": must be a width in whole px, 40 to 200'],
      [{ width: 90.5 }, '"width": must be a width in whole px, 40 to 200'],
    ],
  ],
  [
    'content/client-logos.json: entry 2 "Theatre", field ',
    ofLogo,
    [[{ alt: 'Theatre' }, '"alt": must differ from that of any other; "Theatre" is taken']],
  ],
  [
    'content/site.json: field ',
    (change) => parseSite(over(site, change)),
    [
      [{ name: 'x'.repeat(25) }, '"name": has 25 characters, but its place holds 24'],
      [{ address: 'https://studio.example/en' }, `"address": ${origin}`],
      [{ address: 'https://studio.example/' }, `"address": ${origin}`],
      [{ address: 'studio.example' }, `"address": ${https}`],
      [{ bookingAddress: 'http://booking.example' }, `"bookingAddress": ${https}`],
    ],
  ],
  [
    'content/security.json: field ',
    ofSecurity,
    [
      [{ expires: '2026-03-01' }, `"expires": ${day}`],
      [{ expires: '2027-03-02' }, `"expires": ${day}`],
      [{ expires: '2026-02-30' }, '"expires": must be a day, such as "2027-09-01"'],
      [{ expires: '1 December 2026' }, '"expires": must be a day, such as "2027-09-01"'],
      [{ contact: [] }, '"contact": must be a list in [ ] of at least one contact'],
      [{ contact: ['https://a.example', 'security@studio.example'] }, `"contact", item 2: ${contact}`],
      [
        { preferredLanguages: ['English!'] },
        '"preferredLanguages", item 1: must be a language, such as "en"',
      ],
    ],
  ],
  [
    'content/pages.json: field ',
    ({ page, ...change }) => ofPage(page as 'landing')(change),
    [
      [
        { page: 'shared', bookCall: 'x'.repeat(21) },
        '"shared.bookCall": has 21 characters, but its place holds 20',
      ],
      [
        { page: 'landing', badge: 'x'.repeat(39) },
        '"landing.badge": has 39 characters, but its place holds 32',
      ],
      [
        { page: 'landing', headline: 'We build' },
        '"landing.headline": must be a list in [ ] of at least one line',
      ],
      [
        { page: 'landing', headline: [...'12345'] },
        '"landing.headline": must be a list in [ ] of at most 4 lines',
      ],
      [{ page: 'landing', headline: ['We', ''] }, '"landing.headline", item 2: must not be empty'],
      [{ page: 'landing', metaTitle: 'Studio' }, '"landing.metaTitle": has 6 characters, but needs 15'],
      [{ page: 'work', badge: '{cuont}' }, `"work.badge": holds {cuont}, ${nothingFillsIn}`],
      [{ page: 'work', carousel: null }, `"work.carousel": ${group}`],
      [
        { page: 'work', carousel: { ...pagesEntry.work.carousel, slide: '{number}' } },
        '"work.carousel.slide": must hold {count}, which the page fills in',
      ],
      [
        { page: 'notFound', button: undefined, buton: 'Back' },
        `"notFound.button": is missing, or misspelt as "buton"; it ${words}`,
      ],
    ],
  ],
  [
    'content/pages.json: field ',
    ofAbout,
    [
      [
        { metaTitle: undefined, metatitle: '' },
        `"about.metaTitle": is missing, or misspelt as "metatitle"; it ${words}`,
      ],
      [{ text: { first: 'We are five.' } }, `"about.text": ${words}, or a list of such in [ ]`],
      [{ text: ['We are five.', '{nmae}'] }, `"about.text", item 2: holds {nmae}, ${nothingFillsIn}`],
    ],
  ],
  [
    'content/pages.json: field ',
    (change) => readPages(over(pagesEntry, change)),
    [
      [{ work: undefined, wrok: {} }, `"work": is missing, or misspelt as "wrok"; it ${group}`],
      [{ about: 'Us' }, `"about": ${group}`],
      [
        { 'About us': about },
        '"About us": must have a name of small letters, digits and hyphens, because it is the address too',
      ],
    ],
  ],
  [
    'content/error.json: field ',
    (change) =>
      parseContent(
        'content/error.json',
        errorPageSchema,
        over({ ...entry, metaTitle: about.metaTitle }, change),
      ),
    [[{ hint: 'Try again' }, `"hint": ${unknown}`]],
  ],
  [
    'content/generated/pictures.json: ',
    () => pictureFile('pictures/none.png'),
    [[{}, 'pictures/none.png: is not there; run `npm run assets`']],
  ],
];

describe('a mistake stops the build with one sentence', () => {
  for (const [before, parse, rows] of mistakes) {
    for (const [change, rest] of rows) {
      test(`${before}${rest} ${JSON.stringify(change).slice(0, 60)}`, () => {
        assert.throws(() => parse(change), { name: 'ContentError', message: before + rest });
      });
    }
  }
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
  assert.deepEqual(parseSite(site), site);
  assert.deepEqual(ofSecurity({ expires: '2027-03-01' }), { ...security, expires: '2027-03-01' });
  assert.equal(ofLogo({}).logos.length, 2);
});
