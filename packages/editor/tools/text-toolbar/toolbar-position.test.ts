import { expect, test } from 'vitest';
import { toolbarPosition } from './toolbar-position.ts';

const box = (top: number, bottom: number, left = 100) => ({ left, top, right: left + 200, bottom });
const bar = { width: 400, height: 40 };
const stage = { width: 900, height: 700 };
const alone = { notices: [], widget: box(0, 700), lines: [] };
const free = { ...alone, stage };

test('is above the text, otherwise below it, and always inside the stage', () => {
  expect(toolbarPosition(box(300, 340), bar, free)).toEqual({ left: 100, top: 252 });
  expect(toolbarPosition(box(10, 50), bar, free)).toEqual({ left: 100, top: 58 });
  expect(toolbarPosition(box(300, 340, 800), bar, free).left).toBe(496);
});

test('makes way for the lines around the selection, as long as it stays near', () => {
  const heading = box(200, 280);
  const paragraph = box(300, 340);
  const next = box(360, 400);
  const topIn = (widget: typeof heading, lines: readonly (typeof heading)[]) =>
    toolbarPosition(paragraph, bar, { ...free, widget, lines }).top;
  expect(topIn(box(200, 340), [heading])).toBe(348);
  expect(topIn(box(200, 400), [heading, next])).toBe(152);
  const above = box(140, 190);
  expect(topIn(box(200, 400), [above, heading, next])).toBe(408);
  const below = box(410, 450);
  expect(topIn(box(200, 400), [above, heading, next, below])).toBe(252);
  expect(topIn(box(0, 700), [heading, next])).toBe(252);
});

test('stays at the edge while the selection fills the stage or is scrolled away', () => {
  expect(toolbarPosition(box(-200, 900), bar, free).top).toBe(4);
  expect(toolbarPosition(box(-200, -100), bar, free).top).toBe(4);
  expect(toolbarPosition(box(800, 900), bar, free).top).toBe(656);
});

test('stays above notices', () => {
  const tray = { left: 450, top: 580, right: 890, bottom: 690 };
  const told = { ...free, notices: [tray] };
  expect(toolbarPosition(box(640, 680, 100), bar, told)).toEqual({ left: 100, top: 536 });
  expect(toolbarPosition(box(640, 680, 30), bar, told)).toEqual({ left: 30, top: 592 });
  const phone = {
    ...alone,
    stage: { width: 375, height: 600 },
    notices: [{ ...tray, left: 10, right: 365 }],
  };
  const wide = { width: 367, height: 140 };
  expect(toolbarPosition(box(450, 490), wide, phone)).toEqual({ left: 4, top: 302 });
});
