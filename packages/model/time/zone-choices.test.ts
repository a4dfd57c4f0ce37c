import { expect, test } from 'vitest';
import { zoneChoices, zoneLabel } from './zone-choices.ts';

const winter = Date.parse('2026-01-15T12:00:00Z');

test.each([
  ['America/New_York', 'New York (GMT-5)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina (GMT-3)'],
  ['Asia/Kathmandu', 'Kathmandu (GMT+5:45)'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, label) => {
  expect(zoneLabel(zone, winter)).toBe(label);
});

test('the browser’s zone and those of the country come first, then their region', () => {
  const zones = ['UTC', 'Africa/Lagos', 'America/Chicago', 'America/New_York', 'America/Lima'];
  const choices = zoneChoices(zones, { own: 'America/New_York', country: 'United States' });
  expect(choices.map(({ group, items }) => [group, ...items.map(({ value }) => value)])).toEqual([
    ['', 'America/Chicago', 'America/New_York'],
    ['America', 'America/Lima'],
    ['UTC', 'UTC'],
    ['Africa', 'Africa/Lagos'],
  ]);
});
