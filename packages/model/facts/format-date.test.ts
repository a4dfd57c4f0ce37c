import { expect, test } from 'vitest';
import { DATE_FORMATS, formatDate, usualDateFormat } from './format-date.ts';

const time = Date.parse('2026-12-03T23:05:00Z');

test.each([
  ['d.m.Y', 'UTC', '03.12.2026'],
  ['d.m.Y', 'Europe/Berlin', '04.12.2026'],
  ['n/j/y, H:i', 'America/New_York', '12/3/26, 18:05'],
  ['(Y)', 'UTC', '(2026)'],
  ['', 'UTC', ''],
])('writes %j in %s as %j', (format, zone, expected) => {
  expect(formatDate(time, format, { timeZone: zone, language: 'en-US' })).toBe(expected);
});

test.each([
  ['F j, Y', 'en-US', 'December 3, 2026'],
  ['M j, Y', 'en-US', 'Dec 3, 2026'],
  ['j. F Y', 'de-DE', '3. Dezember 2026'],
  ['j F Y', 'pl-PL', '3 grudnia 2026'],
])('writes %j in %s with the month’s name', (format, language, expected) => {
  expect(formatDate(time, format, { timeZone: 'UTC', language })).toBe(expected);
});

test.each([
  ['en-US', 'F j, Y'],
  ['en', 'F j, Y'],
  ['en-GB', 'j F Y'],
  ['de-DE', 'j. F Y'],
  ['eo', 'Y-m-d'],
])('in %s, dates are usually written as %s', (tag, format) => {
  expect(usualDateFormat(tag)).toBe(format);
  expect(DATE_FORMATS).toContain(format);
});
