import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pages, pagesSchema } from '@/content/pages';
import { parseContent } from '@/content/parse-content';
import { projects } from '@/content/projects';

type Page = keyof typeof pages;

/** Parses the words of the pages, those of one page changed. */
function parseChanged(page: Page, change: Readonly<Record<string, unknown>>) {
  return parseContent('content/pages.json', pagesSchema, { ...pages, [page]: { ...pages[page], ...change } });
}

function assertRefused(page: Page, change: Readonly<Record<string, unknown>>, message: string | RegExp) {
  assert.throws(() => parseChanged(page, change), { name: 'ContentError', message });
}

describe('the words that the specification fixes', () => {
  test('the header and the landing page offer to book a call', () => {
    assert.equal(pages.shared.bookCall, 'Book a call');
  });

  test('the header and the landing page offer to view the work', () => {
    assert.equal(pages.shared.viewWork, 'View our work');
  });

  test('the badge of the landing page speaks of four active products', () => {
    assert.equal(pages.landing.badge, '4 active products');
  });

  test('the lines of the headline read as one sentence', () => {
    assert.equal(pages.landing.headline.join(' '), 'We build software for the entertainment industry');
  });

  test('the strip of logos is labelled with where the software is used', () => {
    assert.equal(pages.landing.logosLabel, 'used across the entertainment industry');
  });

  test('the work page is titled Our Work', () => {
    assert.equal(pages.work.title, 'Our Work');
  });

  test('the badge of the work page counts the projects and comes to four', () => {
    assert.equal(pages.work.badge.replace('{count}', String(projects.length)), '4 featured projects');
  });

  test('the work page begins with an introduction to the portfolio', () => {
    assert.equal(
      pages.work.intro,
      'Explore our portfolio of software solutions built for the entertainment industry.',
    );
  });

  test('the 404 page has its badge, title, message and button', () => {
    const { badge, title, message, button } = pages.notFound;
    assert.deepEqual(
      { badge, title, message, button },
      {
        badge: 'Missing page',
        title: '404',
        message: "Sorry, the page you were looking for doesn't exist.",
        button: 'Go back home',
      },
    );
  });
});

describe('the words of a page', () => {
  test('an unknown field stops the build and is named with its page', () => {
    assertRefused(
      'work',
      { subtitle: 'More' },
      'content/pages.json: field "work.subtitle": is not a known field; remove it or correct its spelling',
    );
  });

  test('an unknown page stops the build and is named', () => {
    assert.throws(() => parseContent('content/pages.json', pagesSchema, { ...pages, about: {} }), {
      name: 'ContentError',
      message: 'content/pages.json: field "about": is not a known field; remove it or correct its spelling',
    });
  });

  test('a missing page stops the build and is named', () => {
    assert.throws(() => parseContent('content/pages.json', pagesSchema, { ...pages, work: undefined }), {
      name: 'ContentError',
      message: /^content\/pages\.json: field "work": .+/u,
    });
  });

  test('an empty title stops the build', () => {
    assertRefused(
      'work',
      { title: '' },
      'content/pages.json: field "work.title": must be words, 1 to 20 characters, without space at the ends',
    );
  });

  test('a button longer than the header holds stops the build', () => {
    assertRefused(
      'shared',
      { bookCall: 'x'.repeat(21) },
      'content/pages.json: field "shared.bookCall": must be words, 1 to 20 characters, without space at the ends',
    );
  });

  test('a badge of the work page that holds no {count} stops the build', () => {
    assertRefused(
      'work',
      { badge: '4 featured projects' },
      'content/pages.json: field "work.badge": must hold {count}, which becomes the number of projects',
    );
  });
});

describe('the headline', () => {
  const wantedLines = 'content/pages.json: field "landing.headline": must be a list of 1 to 4 lines';

  test('a line longer than the widest screen holds stops the build and is named', () => {
    assertRefused(
      'landing',
      { headline: ['We build', 'x'.repeat(25)] },
      'content/pages.json: field "landing.headline.1": must be words, 1 to 24 characters, without space at the ends',
    );
  });

  test('a line may have 24 characters', () => {
    assert.deepEqual(parseChanged('landing', { headline: ['x'.repeat(24)] }).landing.headline, [
      'x'.repeat(24),
    ]);
  });

  test('an empty line stops the build', () => {
    assertRefused(
      'landing',
      { headline: [''] },
      'content/pages.json: field "landing.headline.0": must be words, 1 to 24 characters, without space at the ends',
    );
  });

  test('no line stops the build', () => {
    assertRefused('landing', { headline: [] }, wantedLines);
  });

  test('five lines stop the build', () => {
    assertRefused('landing', { headline: ['We', 'build', 'for', 'the', 'stage'] }, wantedLines);
  });

  test('a headline that is no list stops the build', () => {
    assertRefused('landing', { headline: 'We build' }, wantedLines);
  });
});

describe('what search engines show', () => {
  test('a title of a document that is too short stops the build', () => {
    assertRefused(
      'landing',
      { metaTitle: 'x'.repeat(14) },
      'content/pages.json: field "landing.metaTitle": must be words, 15 to 65 characters',
    );
  });

  test('a title of a document that is too long stops the build', () => {
    assertRefused(
      'landing',
      { metaTitle: 'x'.repeat(66) },
      /^content\/pages\.json: field "landing\.metaTitle": must be words, \d+ to 65 characters/u,
    );
  });

  test('a description of a document that is too short stops the build', () => {
    assertRefused(
      'notFound',
      { metaDescription: 'x'.repeat(69) },
      'content/pages.json: field "notFound.metaDescription": must be words, 70 to 165 characters',
    );
  });

  test('a description of a document that is too long stops the build', () => {
    assertRefused(
      'notFound',
      { metaDescription: 'x'.repeat(166) },
      /^content\/pages\.json: field "notFound\.metaDescription": must be words, \d+ to 165 characters/u,
    );
  });

  test('each page has a title of its own', () => {
    const titles = [pages.landing, pages.work, pages.notFound].map(({ metaTitle }) => metaTitle);
    assert.deepEqual(titles, [...new Set(titles)]);
  });

  test('each page has a description of its own', () => {
    const descriptions = [pages.landing, pages.work, pages.notFound].map(
      ({ metaDescription }) => metaDescription,
    );
    assert.deepEqual(descriptions, [...new Set(descriptions)]);
  });
});
