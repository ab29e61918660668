import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseContent } from '@/content/parse-content';
import { projects, projectsSchema } from '@/content/projects';

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

function parse(value: unknown) {
  return parseContent('content/projects.json', projectsSchema, value);
}

/** Parses two projects, the second of them changed. */
function parseChanged(change: Readonly<Record<string, unknown>>) {
  return parse([venue, { ...festival, ...change }]);
}

function assertRefused(value: unknown, message: string | RegExp) {
  assert.throws(() => parse(value), { name: 'ContentError', message });
}

function assertChangeRefused(change: Readonly<Record<string, unknown>>, message: string | RegExp) {
  assertRefused([venue, { ...festival, ...change }], message);
}

describe('the portfolio as the specification has it', () => {
  test('shows BackOps, ShftLst, PayGrids and Captive Fi, in this order', () => {
    assert.deepEqual(
      projects.map(({ title }) => title),
      ['BackOps', 'ShftLst', 'PayGrids', 'Captive Fi'],
    );
  });

  test('gives each project its id', () => {
    assert.deepEqual(
      projects.map(({ title, id }) => [title, id]),
      [
        ['BackOps', 3],
        ['ShftLst', 1],
        ['PayGrids', 2],
        ['Captive Fi', 4],
      ],
    );
  });

  test('describes each project in the words of the specification', () => {
    assert.deepEqual(
      projects.map(({ title, description }) => [title, description]),
      [
        ['BackOps', 'A complete event operations platform for managing live events.'],
        ['ShftLst', 'A shift checklist management tool for entertainment venues.'],
        ['PayGrids', 'A tip distribution platform for bottle service tip pooling.'],
        ['Captive Fi', 'Captive portal management platform for restaurants and nightclubs.'],
      ],
    );
  });

  test('gives the projects five, three, one and three pictures', () => {
    assert.deepEqual(
      projects.map(({ title, images }) => [title, images.length]),
      [
        ['BackOps', 5],
        ['ShftLst', 3],
        ['PayGrids', 1],
        ['Captive Fi', 3],
      ],
    );
  });

  test('shows no picture twice', () => {
    const sources = projects.flatMap(({ images }) => images.map(({ src }) => src));
    assert.deepEqual(sources, [...new Set(sources)]);
  });

  test('says something else about each picture', () => {
    const texts = projects.flatMap(({ images }) => images.map(({ alt }) => alt));
    assert.deepEqual(texts, [...new Set(texts)]);
  });

  test('leads each project to a site of its own', () => {
    const links = projects.map(({ link }) => link);
    assert.deepEqual(links, [...new Set(links)]);
  });
});

describe('a right entry of content/projects.json', () => {
  test('a single picture becomes a list of one, with its text', () => {
    const [project] = parse([venue]);
    assert.deepEqual(project?.images, [
      { src: 'pictures/venue/calendar.png', alt: 'A calendar of one month.' },
    ]);
  });

  test('several pictures keep their order, each with its own text', () => {
    const [project] = parse([festival]);
    assert.deepEqual(project?.images, [
      { src: 'pictures/festival/map.png', alt: 'A map of six stages.' },
      { src: 'pictures/festival/gate.png', alt: 'A queue at the gate.' },
    ]);
  });

  test('an https link is kept as it was written', () => {
    const [project] = parse([festival]);
    assert.equal(project?.link, 'https://festival.example/map?from=studio');
  });

  test('a list of one picture with one text that is no list is right', () => {
    const [project] = parse([{ ...venue, imageSrc: ['pictures/venue/calendar.png'] }]);
    assert.equal(project?.images.length, 1);
  });

  test('projects keep the order of the file and are not sorted by id', () => {
    const parsed = parse([festival, venue]);
    assert.deepEqual(
      parsed.map(({ id }) => id),
      [8, 7],
    );
  });

  test('a title may have 24 characters', () => {
    assert.doesNotThrow(() => parseChanged({ title: 'x'.repeat(24) }));
  });
});

describe('the list of projects', () => {
  test('an empty list stops the build', () => {
    assertRefused([], 'content/projects.json: the whole file: must be a list of at least one project');
  });

  test('something other than a list stops the build', () => {
    assertRefused({ projects: [] }, 'content/projects.json: the whole file: must be a list of projects');
  });

  test('an entry that is no project stops the build and is named by its number', () => {
    assertRefused([venue, null], /^content\/projects\.json: entry 2: .+/u);
  });

  test('an id that two projects share stops the build and names the second of them', () => {
    assertChangeRefused(
      { id: 7 },
      'content/projects.json: entry 2 "Festival", field "id": must be a number that no other project has; 7 is taken',
    );
  });
});

describe('the fields of a project', () => {
  test('an unknown field stops the build and is named', () => {
    assertChangeRefused(
      { colour: 'red' },
      'content/projects.json: entry 2 "Festival", field "colour": is not a known field; remove it or correct its spelling',
    );
  });

  test('an id of 0 stops the build', () => {
    assertChangeRefused({ id: 0 }, 'content/projects.json: entry 2 "Festival", field "id": must be above 0');
  });

  for (const id of ['8', 1.5, null]) {
    test(`an id of ${JSON.stringify(id)} stops the build`, () => {
      assertChangeRefused(
        { id },
        'content/projects.json: entry 2 "Festival", field "id": must be a whole number',
      );
    });
  }

  test('an empty title stops the build, and the entry is named by its number', () => {
    assertChangeRefused(
      { title: '' },
      'content/projects.json: entry 2, field "title": must be words, 1 to 24 characters, without space at the ends',
    );
  });

  test('a title of spaces alone stops the build', () => {
    assertChangeRefused(
      { title: '   ' },
      /^content\/projects\.json: entry 2 .*field "title": must be words, 1 to 24 characters, without space at the ends$/u,
    );
  });

  test('a title with a space at its end stops the build', () => {
    assertChangeRefused(
      { title: 'Festival ' },
      'content/projects.json: entry 2 "Festival ", field "title": must be words, 1 to 24 characters, without space at the ends',
    );
  });

  test('a title longer than a card holds stops the build', () => {
    const title = 'x'.repeat(25);
    assertChangeRefused(
      { title },
      `content/projects.json: entry 2 "${title}", field "title": must be words, 1 to 24 characters, without space at the ends`,
    );
  });

  test('a description longer than a card holds stops the build', () => {
    assertChangeRefused(
      { description: 'x'.repeat(91) },
      'content/projects.json: entry 2 "Festival", field "description": must be words, 1 to 90 characters, without space at the ends',
    );
  });

  test('a missing description stops the build', () => {
    assertChangeRefused(
      { description: undefined },
      'content/projects.json: entry 2 "Festival", field "description": must be words, 1 to 90 characters, without space at the ends',
    );
  });
});

describe('the link of a project', () => {
  const linkRefused =
    'content/projects.json: entry 2 "Festival", field "link": must be an https address, such as "https://venue.example"';

  for (const { link, what } of [
    { link: 'http://festival.example', what: 'a link without the s of https' },
    { link: 'javascript:alert(1)', what: 'a link that is a script' },
    { link: 'data:text/html,festival', what: 'a link that is a document of its own' },
    { link: 'mailto:box@festival.example', what: 'a link that is a mailbox' },
    { link: '//festival.example', what: 'a link without a scheme' },
    { link: '/work', what: 'a link into this site' },
    { link: 'festival.example', what: 'a link that is no address' },
    { link: 'https://', what: 'a link without a host' },
    // Browsers read this one as a path on this site, because the slashes are missing.
    { link: 'https:festival.example', what: 'an https link without slashes' },
    { link: ' https://festival.example', what: 'a link with a space before it' },
    { link: '', what: 'an empty link' },
    { link: undefined, what: 'a missing link' },
    { link: 8, what: 'a link that is a number' },
  ]) {
    test(`${what} stops the build and names the entry`, () => {
      assertChangeRefused({ link }, linkRefused);
    });
  }
});

describe('the pictures of a project', () => {
  test('an empty list of pictures stops the build and says what is wanted', () => {
    assertChangeRefused(
      { imageSrc: [] },
      'content/projects.json: entry 2 "Festival", field "imageSrc": must be the path of a picture below content/, such as "pictures/product/screen.png", or a list of at least one',
    );
  });

  test('empty lists of both pictures and texts stop the build', () => {
    assertChangeRefused(
      { imageSrc: [], imageAlt: [] },
      /^content\/projects\.json: entry 2 "Festival", field "imageSrc": must be the path of a picture/u,
    );
  });

  test('no picture at all stops the build', () => {
    assertChangeRefused(
      { imageSrc: undefined },
      'content/projects.json: entry 2 "Festival", field "imageSrc": must be the path of a picture below content/, such as "pictures/product/screen.png", or a list of at least one',
    );
  });

  for (const { imageSrc, what } of [
    { imageSrc: 'festival/map.png', what: 'outside pictures/' },
    { imageSrc: 'pictures/../secret.png', what: 'that climbs out of its folder' },
    { imageSrc: '/pictures/map.png', what: 'that begins with a slash' },
    { imageSrc: 'pictures/Map.png', what: 'with a capital letter' },
    { imageSrc: 'pictures/map.gif', what: 'of another format' },
    { imageSrc: 'https://festival.example/map.png', what: 'on another site' },
  ]) {
    test(`a picture ${what} stops the build`, () => {
      assertChangeRefused(
        { imageSrc },
        'content/projects.json: entry 2 "Festival", field "imageSrc": must be the path of a picture below content/, in lower case, such as "pictures/product/screen.png"',
      );
    });
  }

  test('a wrong picture in a list is named by its place in the list', () => {
    assertChangeRefused(
      { imageSrc: ['pictures/festival/map.png', 'Gate.png'] },
      'content/projects.json: entry 2 "Festival", field "imageSrc.1": must be the path of a picture below content/, in lower case, such as "pictures/product/screen.png"',
    );
  });

  test('fewer texts than pictures stop the build with both numbers', () => {
    assertChangeRefused(
      { imageAlt: ['A map of six stages.'] },
      'content/projects.json: entry 2 "Festival", field "imageAlt": must hold one text per picture of imageSrc: 2, not 1',
    );
  });

  test('more texts than pictures stop the build with both numbers', () => {
    assertChangeRefused(
      { imageSrc: 'pictures/festival/map.png' },
      'content/projects.json: entry 2 "Festival", field "imageAlt": must hold one text per picture of imageSrc: 1, not 2',
    );
  });

  test('an empty text stops the build', () => {
    assertChangeRefused(
      { imageAlt: ['A map of six stages.', ''] },
      'content/projects.json: entry 2 "Festival", field "imageAlt.1": must be words, 1 to 160 characters, without space at the ends',
    );
  });

  test('an empty list of texts stops the build and says what is wanted', () => {
    assertChangeRefused(
      { imageAlt: [] },
      /^content\/projects\.json: entry 2 "Festival", field "imageAlt": must /u,
    );
  });

  test('missing texts stop the build', () => {
    assertChangeRefused(
      { imageAlt: undefined },
      'content/projects.json: entry 2 "Festival", field "imageAlt": must say what the picture shows, 1 to 160 characters, or a list of such',
    );
  });
});
