import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorPage, errorPageSchema } from '@/content/error';
import { parseContent } from '@/content/parse-content';

function assertRefused(change: Readonly<Record<string, unknown>>, message: string) {
  assert.throws(() => parseContent('content/error.json', errorPageSchema, { ...errorPage, ...change }), {
    name: 'ContentError',
    message,
  });
}

test('the error page has the badge, title, message and button of the specification', () => {
  const { badge, title, message, button } = errorPage;
  assert.deepEqual(
    { badge, title, message, button },
    {
      badge: 'Error encountered',
      title: 'Error',
      message: 'Sorry, an unexpected error occurred.',
      button: 'Go back home',
    },
  );
});

test('an unknown field stops the build and is named', () => {
  assertRefused(
    { hint: 'Try again' },
    'content/error.json: field "hint": is not a known field; remove it or correct its spelling',
  );
});

test('an empty message stops the build', () => {
  assertRefused(
    { message: '' },
    'content/error.json: field "message": must be words, 1 to 90 characters, without space at the ends',
  );
});

test('a missing button stops the build', () => {
  assertRefused(
    { button: undefined },
    'content/error.json: field "button": must be words, 1 to 20 characters, without space at the ends',
  );
});
