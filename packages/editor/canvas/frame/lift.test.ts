import { expect, test } from 'vitest';
import { liftFor } from './lift.ts';

const free = { top: 48, bottom: 300 };

test('a selection above the sheet stays where it is', () => {
  expect(liftFor({ box: { top: 100, bottom: 290 }, free, scrollable: 500 })).toEqual({
    scroll: 0,
    lift: 0,
  });
});

test('the page scrolls until the sheet doesn’t cover the selection', () => {
  expect(liftFor({ box: { top: 400, bottom: 500 }, free, scrollable: 500 })).toEqual({
    scroll: 208,
    lift: 0,
  });
});

test('a selection that is higher than the free part shows its beginning', () => {
  expect(liftFor({ box: { top: 225, bottom: 600 }, free, scrollable: 500 })).toEqual({
    scroll: 113,
    lift: 0,
  });
});

test('at its end, the page is moved up', () => {
  expect(liftFor({ box: { top: 400, bottom: 500 }, free, scrollable: 20 })).toEqual({
    scroll: 20,
    lift: 188,
  });
});
