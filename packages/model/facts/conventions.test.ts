import { expect, test } from 'vitest';
import {
  clockTime,
  commonTimeZone,
  languageIn,
  priceText,
  timeZonesIn,
  weekOf,
  writtenPhone,
} from './conventions.ts';
import { countryNames } from './countries.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en-US', 'sunday', 'saturday'],
  ['en-GB', 'monday', 'sunday'],
  ['de', 'monday', 'sunday'],
  ['ar-EG', 'saturday', 'friday'],
])('in %s, the week starts on %s and ends on %s', (language, first, last) => {
  const week = weekOf(language);
  expect([week.at(0), week.at(-1), new Set(week).size]).toEqual([first, last, 7]);
});

test.each([
  ['', 'en-US', '8:30 PM', '$00'],
  ['United Kingdom', 'en-GB', '20:30', '£00'],
  ['Germany', 'en-DE', '20:30', '€00'],
  ['Österreich', 'en-AT', '20:30', '€ 00'],
  ['Australia', 'en-AU', '8:30 pm', '$00'],
  ['France', 'en-FR', '20:30', '€00'],
])('an English site in “%s” follows %s', (country, tag, time, price) => {
  expect(languageIn('en-US', country)).toBe(tag);
  expect(plain(clockTime('20:30', tag))).toBe(time);
  expect(plain(priceText('00', 'en-US', country))).toBe(price);
});

test('a German site in Germany has the sign after the price', () => {
  expect(plain(priceText('000', 'de-DE', 'Deutschland'))).toBe('000 €');
});

test('a country that isn’t known changes nothing', () => {
  expect(languageIn('en-US', 'Atlantis')).toBe('en-US');
});

test('phone numbers of North America are written in one way, others as entered', () => {
  for (const phone of ['8025550148', '802-555-0148', '(802) 555 0148', '+1 802 555 0148'])
    expect(writtenPhone(phone, 'US')).toBe('(802) 555-0148');
  expect(writtenPhone('8025550148 ext 4', 'US')).toBe('(802) 555-0148 ext 4');
  expect(writtenPhone('555-0148', 'US')).toBe('555-0148');
  expect(writtenPhone('+49 30 23125012', 'US')).toBe('+49 30 23125012');
  expect(writtenPhone('8025550148', 'DE')).toBe('8025550148');
});

test.each([
  ['Germany', 'Europe/Berlin'],
  ['United Kingdom', 'Europe/London'],
  ['United States', 'America/New_York'],
  ['New Zealand', 'Pacific/Auckland'],
  ['Atlantis', undefined],
])('most people in %s are in %s', (country, zone) => expect(commonTimeZone(country)).toBe(zone));

test('the most common time zone of a country is one of its own', () => {
  for (const country of countryNames('en')) {
    const zone = commonTimeZone(country);
    if (zone) expect(timeZonesIn(country)).toContain(zone);
  }
});
