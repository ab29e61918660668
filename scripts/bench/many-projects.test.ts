import assert from 'node:assert/strict';
import { test } from 'node:test';
import { projectsSchema } from '@/content/projects';
import originals from '@/content/projects.json';
import { manyProjects } from '@/scripts/bench/many-projects';

test('a portfolio of 400 is as valid as the one that it repeats', () => {
  const projects = projectsSchema.parse(manyProjects(originals, 400));
  assert.equal(projects.length, 400);
});

test('every project has an id, a title and a link of its own', () => {
  const projects = manyProjects(originals, 400);
  for (const field of ['id', 'title', 'link'] as const) {
    assert.equal(new Set(projects.map((project) => project[field])).size, 400, field);
  }
});

test('it asks for no other pictures than the one that it repeats', () => {
  const pictures = (entries: readonly unknown[]) =>
    new Set(projectsSchema.parse(entries).flatMap(({ images }) => images.map(({ src }) => src)));
  assert.deepEqual(pictures(manyProjects(originals, 40)), pictures(originals));
});

test('a count between two rounds ends in the middle of one', () => {
  const titles = manyProjects(originals, originals.length + 1).map(({ title }) => title);
  assert.deepEqual(titles.slice(originals.length), [`${originals[0]?.title} 2`]);
});

test('what is no list of projects is refused', () => {
  assert.throws(() => manyProjects([{ name: 'BackOps' }], 4));
});
