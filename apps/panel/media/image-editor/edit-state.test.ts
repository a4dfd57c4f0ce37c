import { NO_EDITS } from '@plinth/model';
import { expect, test } from 'vitest';
import { aspectOf, type EditAction, isSameEdit, nextState } from './edit-state.ts';

const SIZE = { width: 400, height: 300 };
const START = { edits: NO_EDITS, ratio: 'free' } as const;

const after = (...actions: EditAction[]) =>
  actions.reduce((state, action) => nextState(SIZE, state, action), START as never as Start);
type Start = Parameters<typeof nextState>[1];

const crop = { x: 300, y: 100, width: 100, height: 200 };

test('a ratio is the largest crop around the middle of the present one, inside of the image', () => {
  const square = after({ kind: 'crop', crop }, { kind: 'ratio', ratio: '1:1' });
  expect(square.edits.crop).toEqual({ x: 100, y: 0, width: 300, height: 300 });
  const wide = after({ kind: 'ratio', ratio: '16:9' });
  expect(wide.edits.crop).toEqual({ x: 0, y: 38, width: 400, height: 225 });
  expect(after({ kind: 'ratio', ratio: '4:3' }).edits.crop).toBeNull();
});

test('a crop stays inside of the image and is never empty', () => {
  const outside = { x: -20, y: 299.6, width: 0, height: 500 };
  expect(after({ kind: 'crop', crop: outside }).edits.crop).toEqual({
    ...{ x: 0, y: 0, width: 1, height: 300 },
  });
});

test('a turn takes the crop along, and gives up a ratio that no longer fits', () => {
  const left = after({ kind: 'crop', crop }, { kind: 'turnLeft' });
  expect(left.edits).toMatchObject({ turn: 270, crop: { x: 100, y: 0, width: 200, height: 100 } });
  expect(after({ kind: 'ratio', ratio: '16:9' }, { kind: 'turnRight' }).ratio).toBe('free');
  const original = after({ kind: 'ratio', ratio: 'original' }, { kind: 'turnRight' });
  expect(aspectOf(SIZE, original)).toBe(0.75);
});

test('a size keeps the ratio of the crop, and never enlarges it', () => {
  expect(after({ kind: 'height', value: 150 }).edits.width).toBe(200);
  expect(after({ kind: 'width', value: 900 }).edits.width).toBeNull();
  const smaller = after({ kind: 'width', value: 200 }, { kind: 'crop', crop });
  expect(smaller.edits.width).toBeNull();
});

test('the same image is recognized', () => {
  const whole = { ...NO_EDITS, crop: { x: 0, y: 0, ...SIZE }, width: 400 };
  expect(isSameEdit(SIZE, NO_EDITS, whole)).toBe(true);
  expect(isSameEdit(SIZE, NO_EDITS, after({ kind: 'flip' }).edits)).toBe(false);
  expect(after({ kind: 'flip' }, { kind: 'reset' })).toEqual(START);
});
