import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

const time = Date.parse('2026-12-03T23:05:00Z');

test.each([
  ['d.m.Y', 'UTC', '03.12.2026'],
  ['d.m.Y', 'Europe/Berlin', '04.12.2026'],
  ['n/j/y, H:i', 'America/New_York', '12/3/26, 18:05'],
  ['(Y)', 'UTC', '(2026)'],
  ['', 'UTC', ''],
])('writes %j in %s as %j', (format, zone, expected) => {
  expect(formatDate(time, format, zone)).toBe(expected);
});
