import assert from 'node:assert/strict';
import { test } from 'node:test';
import errorEntry from '@/content/error.json';
import pagesEntry from '@/content/pages.json';
import { readContent } from '@/content/read-content';

/** Fields that replace those of valid content. Undefined removes a field. */
type Change = Readonly<Record<string, unknown>>;

/** Valid content with a change, as if read from a JSON file, which cannot contain undefined. */
const over = (right: object, change: Change): unknown => JSON.parse(JSON.stringify({ ...right, ...change }));

const venue = {
  id: 7,
  title: 'Venue',
  description: 'A calendar for R&B, at 5\u00a0< 6\u00a0pm; no map.',
  imageSrc: 'pictures/venue/calendar.png',
  imageAlt: 'A calendar of one month.',
  link: 'https://venue.example',
};
const festival = {
  ...venue,
  id: 8,
  title: 'Festival',
  imageSrc: ['pictures/festival/map.png', 'pictures/festival/gate.png'],
  imageAlt: ['A map of six stages.', 'A queue at the gate.'],
  link: 'https://festival.example/map?from=studio',
};
const theatre = { src: 'logos/theatre.svg', alt: 'Theatre', width: 40 };
const arena = { src: 'logos/arena.png', alt: 'Arena', width: 200 };
const site = {
  name: 'Studio',
  // Canadian French has a third plural form, but only for millions, so the schema accepts it.
  language: 'fr-CA',
  address: 'https://studio.example:8443',
  bookingAddress: 'https://booking.example/studio',
};
const { landing, work, notFound } = pagesEntry;
const about = { ...notFound, title: 'About us', text: ['We are five.', 'We work in {name}.'] };

/** The result of reading valid content files, of which these replace some. */
const read = (change: object) =>
  readContent({
    site,
    projects: { projects: [venue] },
    'client-logos': { logos: [theatre] },
    pages: pagesEntry,
    error: errorEntry,
    ...change,
  });

/** Tests that each change makes `fileOf` a file with a mistake whose line begins with `before` and the text beside the change. */
function refuses(before: string, fileOf: (change: Change) => object, rows: [Change, string][]): void {
  for (const [change, rest] of rows) {
    test(`refuses ${JSON.stringify(change).slice(0, 60)} with: ${before}${rest}`, () => {
      const { mistakes } = read(fileOf(change));
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(before + rest)),
        mistakes.join('\n'),
      );
    });
  }
}

refuses('content/projects.json: ', ({ file }) => ({ projects: file }), [
  [{ file: [] }, 'the whole file: must be a group of fields in { }'],
  [{ file: { projects: [] } }, 'field "projects": must be a list in [ ] of at least one project'],
  [{ file: { projects: [null] } }, 'entry 1: must be a group'],
]);

refuses(
  'content/projects.json: entry 2 "Venue", ',
  () => ({ projects: { projects: [venue, { ...venue, id: 8 }] } }),
  [[{}, 'field "title": must differ from that of every other entry; another one has "Venue"']],
);

refuses(
  'content/projects.json: entry 2 "Festival", field ',
  (change) => ({ projects: { projects: [venue, over(festival, change)] } }),
  [
    [{ link: undefined, Link: 'x' }, '"Link": is not a known field; remove it or correct its spelling'],
    [{ id: 0 }, '"id": must be a whole number above 0'],
    [{ id: 7 }, '"id": must differ from that of every other entry; another one has 7'],
    [{ description: undefined }, '"description": is missing; it must be a text in quotation marks'],
    [{ description: ' ' }, '"description": must not begin or end with a space'],
    [{ description: 'x'.repeat(91) }, '"description": has 91 characters, more than the 90 that'],
    [{ description: 'R&amp;B' }, '"description": contains &amp;, which visitors would read as it stands'],
    [{ description: 'A <b>bold</b> plan.' }, '"description": contains <b>, which visitors would read'],
    [{ description: 'A plan <!-- of --> it' }, '"description": contains <!-- of -->, which visitors'],
    [{ description: 'A \u202emap' }, '"description": has an invisible character'],
    [{ description: 'A\u00a0map\u00a0of' }, '"description": has only no-break spaces'],
    [{ description: '{{name}}' }, '"description": contains {{name}}, which is not a known'],
    [{ description: 'A {plan}.' }, '"description": contains {plan}, which is not a known'],
    [{ description: 'A {plan.' }, '"description": contains {, which is not a known placeholder here'],
    [{ link: 'http://festival.example' }, '"link": must be an https address with a'],
    [{ link: 'https://www.festival,example' }, '"link": must be an https address with a whole domain'],
    [{ link: '/work/Festival' }, '"link": must be an https address'],
    [{ link: '//festival.example' }, '"link": must be an https address'],
    [{ link: 'https:///festival.example' }, '"link": must be an https address'],
    [{ link: 'https://we@festival.example' }, '"link": must be an https address'],
    [{ link: 'https://festival.example?a&amp;b' }, '"link": must be an https address'],
    [{ link: '/festival' }, '"link": leads to this site, so it must be the path of a page'],
    [{ link: `${site.address}/work` }, '"link": leads to this site, so it must be the path of a page'],
    [{ imageSrc: ['pictures/a.png', 'B.png'] }, '"imageSrc", item 2: must be the path of a picture below'],
    [{ imageSrc: 'pictures/../secret.png', imageAlt: 'A map.' }, '"imageSrc": must be the path of a picture'],
    [{ imageSrc: [] }, '"imageSrc": must be the path of a picture'],
    [{ crop: 'center' }, '"crop": must be the part of the pictures to keep: "top"'],
    [{ imageAlt: ['A map.'] }, '"imageAlt": must have one text for each picture in imageSrc: 2, not 1'],
    [
      { crop: ['top', 'left', 'right'] },
      '"crop": must be one value, or have one for each picture in imageSrc: 2, not 3',
    ],
    [{ imageAlt: ['A map.', ''] }, '"imageAlt", item 2: must not be empty'],
  ],
);

const logosWith = (change: Change) => ({ 'client-logos': { logos: [theatre, over(arena, change)] } });
refuses('content/client-logos.json: entry 2 ', logosWith, [
  [{ src: 'logos/arena.webp' }, '"Arena", field "src": must be the path of an SVG or PNG'],
  [{ src: 'logos/theatre.svg' }, '"Arena", field "src": must differ from that of every other entry'],
  [{ width: 11 }, '"Arena", field "width": must be a width in whole px, 12 to 200'],
  [{ alt: 'Theatre' }, '"Theatre", field "alt": must differ from that of every other entry; another one has'],
]);

refuses('content/site.json: field ', (change) => ({ site: over(site, change) }), [
  [{ address: 'https://Stüdio.example/' }, '"address": must be written "https://xn--stdio-lva.example"'],
  [{ bookingAddress: '/calls' }, '"bookingAddress": leads to this site, so it must be the path of a page'],
  [
    { footer: ['work', 'No such page'] },
    '"footer", item 2: must be the name of a page in content/pages.json',
  ],
  [{ language: 'de_DE' }, '"language": must be a language tag, such as "de" or "en-GB"'],
  [{ language: 'fa' }, '"language": is written from right to left'],
  [{ language: 'pl' }, '"language": has more than two plural forms'],
]);

refuses('content/site.json: entry 1 "Write"', (change) => ({ site: { ...site, footer: [change] } }), [
  [{ text: 'Write', href: 'we@studio.example' }, ', field "href": must be an https address with'],
]);

refuses('content/pages.json: field ', (change) => ({ pages: over(pagesEntry, change) }), [
  [
    { landing: { ...landing, headline: [...'12345'] } },
    '"landing.headline": must be a list in [ ] of at most',
  ],
  [{ landing: { ...landing, metaTitle: 'Studio' } }, '"landing.metaTitle": has 6 characters, fewer than 15'],
  [
    { work: { ...work, carousel: { ...work.carousel, slide: '{number}' } } },
    '"work.carousel.slide": must contain the placeholder {count}',
  ],
  [{ about: { ...about, text: { first: 'We' } } }, '"about.text": must be a text in quotation marks, or a'],
  [{ about: { ...about, text: ['We', '{nmae}'] } }, '"about.text", item 2: contains {nmae}, which is not'],
  [{ about: { ...about, team: [{ age: 5 }] } }, '"about.team": must be a text in quotation marks, or a list'],
  [{ about: { ...about, noindex: 'true' } }, '"about.noindex": must be true or false, without quotation'],
  [
    { about: { ...about, pictures: [{ src: venue.imageSrc, alt: 'A map.', shape: 'square' }] } },
    '"about.pictures.shape", item 1: must be "portrait", or be left out',
  ],
  [{ 'studio/': about }, '"studio/": must have a name of lower-case letters'],
]);

refuses('content/error.json: field ', (change) => ({ error: over(errorEntry, change) }), [
  [{ hint: 'Try again' }, '"hint": is not a known field'],
]);

test('keeps valid projects in their order, each picture with its crop', () => {
  const cut = [
    { ...festival, crop: ['bottom', 'top'] },
    { ...festival, id: 9, title: 'Map', crop: 'left' },
    venue,
  ];
  const { projects = [] } = read({ projects: { projects: cut } });
  const [map, gate] = festival.imageSrc;
  const crops = projects.map(({ images }) => images.map(({ src, crop }) => `${src} ${crop}`));
  const wanted = [
    [`${map} bottom`, `${gate} top`],
    [`${map} left`, `${gate} left`],
    [`${venue.imageSrc} undefined`],
  ];
  assert.deepEqual(crops, wanted);
});

test('accepts a valid content/site.json and changes nothing in it', () => {
  assert.deepEqual(read({}).site, site);
});

test('accepts content without what may be left out, and links of each kind', () => {
  const own = {
    ...about,
    noindex: true,
    team: [{ name: 'Zoë', role: 'Nights' }],
    pictures: [{ src: venue.imageSrc, alt: 'A map.', shape: 'portrait' }],
  };
  const file = { text: 'Terms', href: `${site.address}/terms.pdf` };
  const mail = { text: 'Write to us', href: 'mailto:we@studio.example' };
  const { mistakes } = read({
    site: { ...site, bookingAddress: '/about', footer: ['work', file, mail] },
    projects: { projects: [over(venue, { link: undefined }), { ...festival, link: file.href }] },
    'client-logos': { logos: [] },
    pages: over(
      { ...pagesEntry, about: own },
      { landing: over(landing, { logosLabel: undefined, pauseDot: undefined }) },
    ),
  });
  assert.deepEqual(mistakes, []);
});
