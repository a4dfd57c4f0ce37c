import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';

const at = '2026-12-24T17:00:00.000Z';
const event = { at, time_zone: 'UTC' };

const found = (properties: object, now = 0) =>
  findProblems({ schema, checks, properties: { ...properties }, facts: { now } });

test('an event needs a date, and a timer a duration', () => {
  expect(found({})).toEqual(['UNDATED']);
  expect(found({ event })).toEqual([]);
  expect(found({ type: 'timer' })).toEqual([]);
  expect(found({ type: 'timer', duration: { days: 0 } })).toEqual(['NO_DURATION']);
});

test('a countdown that stands at 0 has ended', () => {
  const past = Date.parse(at);
  expect(found({ event }, past - 1)).toEqual([]);
  expect(found({ event }, past)).toEqual(['ENDED']);
  expect(found({ event, on_end: 'hide' }, past)).toEqual([]);
});

test('a redirect needs a link', () => {
  expect(found({ event, on_end: 'redirect' })).toEqual(['UNLINKED']);
  expect(found({ event, on_end: 'redirect', link: { action: 'home_page' } })).toEqual([]);
});
