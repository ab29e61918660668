import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsPolicy } from '@/deploy/permissions-policy';

const frames = ['https://call.example', "'self'"] as const;

test('without services nobody may use any feature', () => {
  assert.match(permissionsPolicy([]), /^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/u);
});

test('a feature is for the frames of all services that list it, and stays closed to others', () => {
  const policy = permissionsPolicy([
    { name: 'Call', features: ['camera', 'microphone'], 'frame-src': frames },
    { name: 'Meet', features: ['camera'], 'frame-src': [...frames, 'https://meet.example'] },
    { name: 'Film', 'frame-src': ['https://film.example'] },
  ]);
  assert.ok(policy.includes('camera=(self "https://call.example" "https://meet.example"),'));
  assert.ok(policy.includes('microphone=(self "https://call.example"),'));
  assert.ok(policy.includes('geolocation=(),'));
});

test('a service without frames uses its features in the page itself', () => {
  assert.ok(permissionsPolicy([{ name: 'Pay', features: ['payment'] }]).includes('payment=(self),'));
});
