import { expect, test } from 'vitest';
import { suggestedZone } from './suggested-zone.ts';

const [london, berlin, chicago] = ['Europe/London', 'Europe/Berlin', 'America/Chicago'];

test.each([
  ['the only one of the country', berlin, berlin, 'United Kingdom', london],
  ['the browser’s one if the country has it', berlin, chicago, 'United States', chicago],
  ['the most common one of several', berlin, berlin, 'United States', 'America/New_York'],
  ['the most common one, whatever comes first', berlin, berlin, 'Portugal', 'Europe/Lisbon'],
  ['none if the country isn’t known', berlin, berlin, 'Atlantis', null],
  ['none if the site’s one is in the country', london, berlin, 'United Kingdom', null],
  ['the browser’s one without a country', london, berlin, '', berlin],
])('suggests %s', (_, zone, own, country, suggested) => {
  expect(suggestedZone({ zone, own, country })).toBe(suggested);
});
