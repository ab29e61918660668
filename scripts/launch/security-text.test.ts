import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '@/content/site';
import { securityText, securityWarning } from '@/scripts/launch/security-text';

const at = (day: string) => [{ ...site, securityExpires: '2027-09-01' }, Date.parse(day)] as const;

test('security.txt is made until it runs out, whenever that is', () => {
  assert.match(securityText(...at('2020-01-01')) ?? '', /^Expires: 2027-09-01T00:00:00Z$/mu);
  assert.ok(securityText(...at('2027-08-31T23:59:59Z')));
  for (const day of ['2027-09-01', '2030-01-01']) assert.equal(securityText(...at(day)), undefined);
});

test('each build warns of it from 30 days before', () => {
  assert.equal(securityWarning(...at('2027-08-01T23:00:00Z')), undefined);
  for (const day of ['2027-08-02', '2027-08-31T23:59:59Z']) {
    assert.match(securityWarning(...at(day)) ?? '', /runs out on 2027-09-01; check "securityContact"/u);
  }
  for (const day of ['2027-09-01', '2030-01-01']) {
    assert.match(securityWarning(...at(day)) ?? '', /is left out, because it ran out on 2027-09-01; check/u);
  }
});
