import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureFile } from '@/content/picture-files';
import { projects } from '@/content/projects';

test('every picture of every project has been copied for the web', () => {
  for (const { src } of projects.flatMap(({ images }) => images)) {
    assert.match(pictureFile(src).address, /^\/pictures\/[a-z0-9-]+$/u);
  }
});

test('a picture that nobody has copied is named, with what to run', () => {
  assert.throws(() => pictureFile('pictures/none.png'), {
    name: 'ContentError',
    message: 'content/generated/pictures.json: pictures/none.png: is not there; run `npm run assets`',
  });
});
