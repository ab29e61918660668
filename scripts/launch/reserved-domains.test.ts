import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReservedHost, reservedHostIn } from '@/scripts/launch/reserved-domains';

test('the domains of RFC 2606 and RFC 6761 belong to nobody, whatever stands before them', () => {
  for (const host of [
    'studio.example',
    'a.b.test',
    'x.invalid',
    'localhost',
    'www.example.com',
    'EXAMPLE.org.',
  ]) {
    assert.equal(isReservedHost(host), true, host);
  }
});

test('domains that only look alike are somebody’s', () => {
  for (const host of ['example.io', 'myexample.com', 'example.com.au', 'test.de', 'studio.com']) {
    assert.equal(isReservedHost(host), false, host);
  }
});

test('a reserved domain is found in an address, an e-mail address and a sentence', () => {
  assert.equal(reservedHostIn('https://booking.example/studio?x=1'), 'booking.example');
  assert.equal(reservedHostIn('Write to hello@studio.test.'), 'studio.test');
  assert.equal(reservedHostIn('See example.net, or call'), 'example.net');
  assert.equal(reservedHostIn('For example. We build software. Test it!'), undefined);
  assert.equal(reservedHostIn('https://studio.com/for.example/page'), undefined);
});
