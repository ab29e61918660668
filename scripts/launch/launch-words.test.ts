import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientLogos, pages, projects, site } from '@/content/content';
import { errorPage } from '@/content/error';
import { reservedHost } from '@/scripts/launch/invented-values';

const { shared, landing, work, notFound } = pages;

/** The words and counts for which this site was specified, and those in `content/`. */
const launch: readonly [place: string, found: unknown, specified: unknown][] = [
  ['pages.json: shared.bookCall', shared.bookCall, 'Book a call'],
  ['pages.json: shared.viewWork', shared.viewWork, 'View our work'],
  ['pages.json: landing.badge', landing.badge, '4 active products'],
  [
    'pages.json: landing.headline',
    landing.headline,
    ['We build', 'software for the', 'entertainment industry'],
  ],
  ['pages.json: landing.logosLabel', landing.logosLabel, 'used across the entertainment industry'],
  ['pages.json: work.badge', work.badge, '4 featured projects'],
  ['pages.json: work.title', work.title, 'Our Work'],
  [
    'pages.json: work.intro',
    work.intro,
    'Explore our portfolio of software solutions built for the entertainment industry.',
  ],
  ['pages.json: notFound.badge', notFound.badge, 'Missing page'],
  ['pages.json: notFound.title', notFound.title, '404'],
  ['pages.json: notFound.message', notFound.message, "Sorry, the page you were looking for doesn't exist."],
  ['pages.json: notFound.button', notFound.button, 'Go back home'],
  ['error.json: badge', errorPage.badge, 'Error encountered'],
  ['error.json: title', errorPage.title, 'Error'],
  ['error.json: message', errorPage.message, 'Sorry, an unexpected error occurred.'],
  ['error.json: button', errorPage.button, 'Go back home'],
  [
    'client-logos.json: alt',
    clientLogos.map(({ alt }) => alt),
    [0, 1, 2, 3, 4, 5, 6].map((number) => `Client Logo ${number}`),
  ],
  ['projects.json: id', projects.map(({ id }) => id), [3, 1, 2, 4]],
  [
    'projects.json: title',
    projects.map(({ title }) => title),
    ['BackOps', 'ShftLst', 'PayGrids', 'Captive Fi'],
  ],
  [
    'projects.json: description',
    projects.map(({ description }) => description),
    [
      'A complete event operations platform for managing live events.',
      'A shift checklist management tool for entertainment venues.',
      'A tip distribution platform for bottle service tip pooling.',
      'Captive portal management platform for restaurants and nightclubs.',
    ],
  ],
  ['projects.json: number of pictures', projects.map(({ images }) => images.length), [5, 3, 1, 3]],
];

const differences = launch.flatMap(([place, found, specified]) => {
  const [now, then] = [JSON.stringify(found), JSON.stringify(specified)];
  return now === then ? [] : `content/${place} is ${now}, and was ${then} at launch`;
});

test('content/ holds the words of the launch, while its address is an example', (context) => {
  // A studio's own site says what the studio likes.
  if (site.address.search(reservedHost) === -1)
    return differences.forEach((line) => context.diagnostic(line));
  const way = 'To publish words of your own, first put the address of your own site into content/site.json.';
  assert.ok(differences.length === 0, `${differences.join('\n')}\n${way}`);
});
