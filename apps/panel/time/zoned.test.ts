import { expect, it } from 'vitest';
import { fromZoned, toZoned } from './zoned.ts';

it.each([
  ['2026-03-12T08:00:00.000Z', 'Europe/Berlin', '2026-03-12T09:00'],
  ['2026-07-12T07:00:00.000Z', 'Europe/Berlin', '2026-07-12T09:00'],
  ['2026-01-01T00:30:00.000Z', 'America/New_York', '2025-12-31T19:30'],
  ['2026-11-20T10:00:00.000Z', 'UTC', '2026-11-20T10:00'],
  ['2026-11-20T18:15:00.000Z', 'Asia/Kathmandu', '2026-11-21T00:00'],
])('%s in %s is %s, and back', (iso, zone, local) => {
  expect(toZoned(iso, zone)).toBe(local);
  expect(fromZoned(local, zone)).toBe(iso);
});

it('takes an hour that does not exist for the one after it', () => {
  expect(fromZoned('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

it('refuses what is no time', () => {
  expect(fromZoned('', 'UTC')).toBeNull();
  expect(fromZoned('soon', 'UTC')).toBeNull();
});
