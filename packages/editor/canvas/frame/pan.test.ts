import { expect, test } from 'vitest';
import { panFor } from './pan.ts';

const WIDTH = 1000;

type Case = Partial<Parameters<typeof panFor>[1]> & {
  readonly left: number;
  readonly right?: number;
};

const pan = ({ left, right = left + 50, ...rest }: Case) =>
  panFor(
    { left, right },
    {
      ...{ pan: 0, stageWidth: WIDTH, covered: 280, coveredRight: 0 },
      page: { left: 0, right: WIDTH },
      ...rest,
    },
  );

const from = (left: number) => ({ page: { left, right: WIDTH } });

test('a selection behind the panel moves the page, no further than needed', () => {
  expect(pan({ left: 100 })).toBe(188);
  expect(pan({ left: -40 })).toBe(280);
});

test('a visible selection leaves the page where it is', () => {
  expect(pan({ left: 400 })).toBe(0);
  expect(pan({ left: 400, pan: 120 })).toBe(120);
});

test('without a panel the page returns to its place', () => {
  expect(pan({ left: 500, pan: 200, covered: 0 })).toBe(0);
});

test('a page next to the panel gives up the pan from when it was behind the panel', () => {
  expect(pan({ left: 817, pan: 257, ...from(280) })).toBe(0);
  expect(pan({ left: 600, pan: 200, ...from(400) })).toBe(0);
});

test('the page isn’t moved further than to the edge of the panel', () => {
  expect(pan({ left: 110, ...from(100) })).toBe(178);
  expect(pan({ left: 60, ...from(100) })).toBe(180);
  expect(pan({ left: 500, pan: 250, ...from(100) })).toBe(180);
});

test('the inspector covers no selection at the right', () => {
  const inspecting = { covered: 0, coveredRight: 320 };
  expect(pan({ left: 300, right: 600, ...inspecting })).toBe(0);
  expect(pan({ left: 700, right: 900, ...inspecting })).toBe(-228);
  expect(pan({ left: 900, right: 1000, ...inspecting })).toBe(-320);
  expect(pan({ left: 300, right: 600, pan: -228, ...inspecting })).toBe(-228);
});

test('of a selection that is too wide for the space between the panels, the start is shown', () => {
  expect(pan({ left: 0, right: 1000, covered: 0, coveredRight: 320 })).toBe(0);
  expect(pan({ left: 0, right: 1000, coveredRight: 320 })).toBe(280);
});
