import { expect, test } from 'vitest';
import { countryCode, countryNames, countryOf } from './countries.ts';

test('lists every country once, in the order of the language', () => {
  const english = countryNames('en');
  expect(english.length).toBeGreaterThan(240);
  expect(new Set(english).size).toBe(english.length);
  expect(english).toEqual(expect.arrayContaining(['Germany', 'New Zealand', 'United States']));
  expect(english).not.toContain('European Union');
  expect(countryNames('de').slice(0, 2)).toEqual(['Afghanistan', 'Ägypten']);
});

test('a browser’s country is the first that its languages name', () => {
  expect(countryOf(['de', 'en-GB', 'en-US'], 'en')).toBe('United Kingdom');
  expect(countryOf(['de-AT'], 'de')).toBe('Österreich');
  expect(countryOf(['en'], 'en')).toBe('');
});

test.each([
  ['United Kingdom', 'GB'],
  [' uk ', 'GB'],
  ['Deutschland', 'DE'],
  ['Германия', 'DE'],
  ['USA', 'US'],
  ['fr', 'FR'],
  ['Ireland', 'IE'],
  ['Atlantis', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the code of %s is %s', (country, code) => expect(countryCode(country)).toBe(code));
