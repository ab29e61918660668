import { test } from 'node:test';
import { clientLogos, pages, projects, site } from '@/content/content';
import { errorPage } from '@/content/error';
import { reservedHost } from '@/scripts/launch/invented-values';

const { shared, landing, work, notFound } = pages;

/** The words for which the site was specified, by the place in `content/` where they stand, and counts of pictures. */
const launch: Readonly<Record<string, readonly unknown[]>> = {
  'pages.json, shared': ['Book a call', 'View our work'],
  'pages.json, landing': [
    '4 active products',
    'We build software for the entertainment industry',
    'used across the entertainment industry',
  ],
  'pages.json, work': [
    '4 featured projects',
    'Our Work',
    'Explore our portfolio of software solutions built for the entertainment industry.',
  ],
  'pages.json, notFound': [
    'Missing page',
    '404',
    "Sorry, the page you were looking for doesn't exist.",
    'Go back home',
  ],
  'error.json': ['Error encountered', 'Error', 'Sorry, an unexpected error occurred.', 'Go back home'],
  'client-logos.json': [0, 1, 2, 3, 4, 5, 6].map((number) => `Client Logo ${number}`),
  'projects.json': [
    [3, 'BackOps', 'A complete event operations platform for managing live events.', 5],
    [1, 'ShftLst', 'A shift checklist management tool for entertainment venues.', 3],
    [2, 'PayGrids', 'A tip distribution platform for bottle service tip pooling.', 1],
    [4, 'Captive Fi', 'Captive portal management platform for restaurants and nightclubs.', 3],
  ],
};

const found: typeof launch = {
  'pages.json, shared': [shared.bookCall, shared.viewWork],
  'pages.json, landing': [landing.badge, landing.headline.join(' '), landing.logosLabel],
  'pages.json, work': [work.badge, work.title, work.intro],
  'pages.json, notFound': [notFound.badge, notFound.title, notFound.message, notFound.button],
  'error.json': [errorPage.badge, errorPage.title, errorPage.message, errorPage.button],
  'client-logos.json': clientLogos.map(({ alt }) => alt),
  'projects.json': projects.map(({ id, title, description, images }) => [
    id,
    title,
    description,
    images.length,
  ]),
};

/** A line for each text that one list has and the other has not, or has at another place. */
const differences = Object.entries(launch).flatMap(([place, texts]) => {
  const [then, now] = [texts, found[place] ?? []].map((list) => list.map((text) => JSON.stringify(text)));
  return Array.from({ length: Math.max(then!.length, now!.length) }, (_, index) => index)
    .filter((index) => then![index] !== now![index])
    .map((index) => `content/${place}: ${now![index] ?? 'nothing'} instead of ${then![index] ?? 'nothing'}`);
});

test('content/ has the words of the launch, while its address is an example', (context) => {
  const way = 'These words are checked until content/site.json has your own address. Put it there first.';
  if (site.address.search(reservedHost) < 0)
    for (const line of differences) context.diagnostic(`Not as at launch: ${line}`);
  // Without a stack trace, because editors of the texts read this.
  else if (differences.length > 0)
    throw Object.assign(new Error(), { stack: [...differences, way].join('\n') });
});
