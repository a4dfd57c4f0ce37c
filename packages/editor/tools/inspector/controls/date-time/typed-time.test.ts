import { expect, test } from 'vitest';
import { momentOf, momentsOf, offsetText, typedOf } from './typed-time.ts';

const berlin = 'Europe/Berlin';
const moment = { at: '2026-12-24T17:00:00.000Z', time_zone: berlin };

test('a stored moment is shown in its own time zone', () => {
  expect(typedOf(moment, 'UTC')).toEqual({ local: '2026-12-24T18:00', zone: berlin });
  expect(typedOf(null, 'Asia/Tokyo')).toEqual({ local: '', zone: 'Asia/Tokyo' });
});

test('a typed time is stored as an instant with its time zone', () => {
  expect(momentsOf({ local: '2026-12-24T18:00', zone: berlin })).toEqual([moment]);
});

test('a time that daylight saving skips stands for nothing', () => {
  expect(momentsOf({ local: '2026-03-29T02:30', zone: berlin })).toEqual([]);
});

test('a time that occurs twice stands for both, told apart by their offsets', () => {
  const moments = momentsOf({ local: '2026-10-25T02:30', zone: berlin });
  expect(moments.map(offsetText)).toEqual(['GMT+2', 'GMT+1']);
  expect(moments.map((each) => typedOf(each, 'UTC').local)).toEqual([
    '2026-10-25T02:30',
    '2026-10-25T02:30',
  ]);
});

test('a year that is still being typed stands for nothing', () => {
  expect(momentsOf({ local: '0020-12-24T18:00', zone: berlin })).toEqual([]);
  expect(momentsOf({ local: '', zone: berlin })).toEqual([]);
});

test('values other than moments are none', () => {
  expect([undefined, null, 'x', { other: 1 }].map(momentOf)).toEqual([null, null, null, null]);
});
