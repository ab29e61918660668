import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSource } from '@/components/picture-source';
import { pictureWidths } from '@/content/picture-widths';

const picture = {
  address: '/pictures/venue-1a2b3c4d5e',
  width: 1600,
  height: 1000,
  placeholder: ['#000000', '#111111', '#222222'],
};

for (const format of ['avif', 'webp'] as const) {
  test(`every width of a picture is offered in ${format}, each with how wide it is`, () => {
    assert.deepEqual(
      pictureSource(picture, format).split(', '),
      pictureWidths.map((width) => `/pictures/venue-1a2b3c4d5e-${width}.${format} ${width}w`),
    );
  });
}

test('the widths that are offered rise', () => {
  assert.deepEqual(
    pictureWidths,
    pictureWidths.toSorted((narrow, wide) => narrow - wide),
  );
});
