import { expect, test } from 'vitest';
import { countsBetween, countText, durationText, UNITS, type Unit, unitName } from './units.ts';

const counts = (from: string, to: string, ...units: readonly Unit[]) =>
  countsBetween(Date.parse(`${from}Z`), Date.parse(`${to}Z`), units).map(({ count }) => count);

const DAYS_TO_SECONDS = ['days', 'hours', 'minutes', 'seconds'] as const;

test('counts the chosen units, largest first', () => {
  const [from, to] = ['2026-11-27T10:00:00', '2026-12-24T17:30:15'];
  expect(counts(from, to, ...DAYS_TO_SECONDS)).toEqual([27, 7, 30, 15]);
  expect(counts(from, to, 'weeks', 'days')).toEqual([3, 6]);
  expect(counts(from, to, 'seconds', 'hours')).toEqual([655, 1815]);
});

test('years and months are those of the calendar', () => {
  expect(counts('2026-01-31T00:00:00', '2027-03-01T00:00:00', ...UNITS)).toEqual([
    1, 1, 0, 1, 0, 0, 0,
  ]);
  expect(counts('2028-02-29T00:00:00', '2029-02-28T00:00:00', 'years', 'days')).toEqual([1, 0]);
  expect(counts('2026-01-01T00:00:00', '2028-03-01T00:00:00', 'months')).toEqual([26]);
  expect(counts('2026-01-15T12:00:00', '2026-02-15T11:59:59', 'months', 'days')).toEqual([0, 30]);
});

test('the last second counts until it is over, and nothing is below zero', () => {
  expect(counts('2026-01-01T00:00:00.001', '2026-01-01T00:00:01', 'seconds')).toEqual([1]);
  expect(counts('2026-01-01T00:00:01', '2026-01-01T00:00:01', ...DAYS_TO_SECONDS)).toEqual([
    0, 0, 0, 0,
  ]);
  expect(counts('2027-01-01T00:00:00', '2026-01-01T00:00:00', ...UNITS)).toEqual([
    0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('numbers and names are in the language of the page', () => {
  expect(countText(5, 'de')).toBe('05');
  expect(countText(12_345, 'en')).toBe('12345');
  expect(unitName({ unit: 'days', count: 1 }, 'en')).toBe('day');
  expect(unitName({ unit: 'days', count: 2 }, 'de')).toBe('Tage');
  expect(unitName({ unit: 'minutes', count: 2 }, 'ja')).toBe('分');
});

test('a duration is written without the units that it has none of', () => {
  const day = countsBetween(0, 90_000_000, DAYS_TO_SECONDS);
  expect(durationText(day, 'en')).toBe('1 day, 1 hour');
  expect(durationText(day, 'de')).toBe('1 Tag, 1 Stunde');
});
