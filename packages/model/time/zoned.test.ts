import { expect, it } from 'vitest';
import { fromZoned, instantsOf, toZoned } from './zoned.ts';

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

it.each([
  ['Europe/Berlin', '2026-03-29T02:30'],
  ['America/New_York', '2026-03-08T02:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:15'],
  ['Pacific/Apia', '2011-12-30T12:00'],
])('no instant in %s is the skipped %s', (zone, local) => {
  expect(instantsOf(local, zone)).toEqual([]);
});

it.each([
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
])('in %s %s occurs twice, and stands for the first', (zone, local, first, second) => {
  expect(instantsOf(local, zone)).toEqual([first, second]);
  expect(fromZoned(local, zone)).toBe(first);
});

it('refuses what is no time', () => {
  expect(fromZoned('', 'UTC')).toBeNull();
  expect(fromZoned('soon', 'UTC')).toBeNull();
  expect(instantsOf('2026-02-30T25:00', 'UTC')).toEqual([]);
});
