import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askAddress } from '@/scripts/launch/ask-address';

/** A network whose every answer is written down beforehand; notes how it was asked. */
function network(...answers: (number | Error)[]) {
  const asked: string[] = [];
  const ask = async (_address: string, { method = '' }: RequestInit) => {
    const answer = answers[asked.push(method) - 1] ?? 500;
    if (answer instanceof Error) throw answer;
    return { status: answer, body: null } as Response;
  };
  return { asked, ask };
}

test('an address that answers is asked once, without its page', async () => {
  const { asked, ask } = network(200);
  assert.deepEqual(await askAddress('https://venue.com', ask, 0), { isAlive: true, outcome: 'answers 200' });
  assert.deepEqual(asked, ['HEAD']);
});

test('a host that does not know HEAD is asked for the page', async () => {
  const { asked, ask } = network(405, 200);
  assert.equal((await askAddress('https://venue.com', ask, 0)).isAlive, true);
  assert.deepEqual(asked, ['HEAD', 'GET']);
});

test('a page that is gone is asked for twice, then called dead', async () => {
  const { asked, ask } = network(404, 404, 404, 404);
  assert.deepEqual(await askAddress('https://venue.com', ask, 0), { isAlive: false, outcome: 'answers 404' });
  assert.equal(asked.length, 4);
});

test('a host that turns programs away is alive, and is to be opened by hand', async () => {
  const { ask } = network(403, 403);
  const { isAlive, outcome } = await askAddress('https://venue.com', ask, 0);
  assert.equal(isAlive, true);
  assert.match(outcome, /by hand/u);
});

test('one lost connection is no dead page', async () => {
  const { ask } = network(new TypeError('fetch failed'), 200);
  assert.equal((await askAddress('https://venue.com', ask, 0)).isAlive, true);
});

test('a host that is not there is said to be so, with the reason', async () => {
  const lost = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND venue.com') });
  const { ask } = network(lost, lost);
  assert.deepEqual(await askAddress('https://venue.com', ask, 0), {
    isAlive: false,
    outcome: 'does not answer (getaddrinfo ENOTFOUND venue.com)',
  });
});
