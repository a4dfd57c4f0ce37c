import { expect, test } from 'vitest';
import { suggestedZone } from './suggested-zone.ts';

const [london, berlin, chicago] = ['Europe/London', 'Europe/Berlin', 'America/Chicago'];

test.each([
  ['the only one of the country', berlin, berlin, 'United Kingdom', london],
  ['the browser’s one if the country has it', berlin, chicago, 'United States', chicago],
  ['none if the country has several', berlin, berlin, 'United States', null],
  ['none if the site’s one is in the country', london, berlin, 'United Kingdom', null],
  ['the browser’s one without a country', london, berlin, '', berlin],
])('suggests %s', (_, zone, own, country, suggested) => {
  expect(suggestedZone({ zone, own, country })).toBe(suggested);
});
