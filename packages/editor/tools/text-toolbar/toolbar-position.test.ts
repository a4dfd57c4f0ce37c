import { expect, test } from 'vitest';
import { toolbarPosition } from './toolbar-position.ts';

const box = (top: number, bottom: number, left = 100) => ({ left, top, right: left + 200, bottom });
const bar = { width: 400, height: 40 };
const stage = { width: 900, height: 700 };
const alone = { notices: [], widget: box(-100, 800), lines: [], align: 'left', side: null };
const free = { ...alone, stage };

test('is above the whole text, otherwise below it, and always inside the stage', () => {
  const near = { ...free, widget: box(200, 400) };
  expect(toolbarPosition(box(300, 340), bar, near)).toEqual({ left: 100, top: 152, side: 'above' });
  const top = { ...free, widget: box(10, 200) };
  expect(toolbarPosition(box(10, 50), bar, top)).toEqual({ left: 100, top: 208, side: 'below' });
  expect(toolbarPosition(box(300, 340), bar, { ...near, widget: box(200, 400, 800) }).left).toBe(
    496,
  );
});

test('does not move along the text with the selection', () => {
  const near = { ...free, widget: box(200, 400) };
  const places = [box(200, 240), box(300, 340, 250), box(360, 400, 120)].map((selection) =>
    toolbarPosition(selection, bar, near),
  );
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});

test('is aligned like the text', () => {
  const left = (align: string) =>
    toolbarPosition(box(300, 340), bar, { ...free, widget: box(200, 400, 350), align }).left;
  expect(['left', 'center', 'right'].map(left)).toEqual([350, 250, 150]);
});

test('makes way for other text, and otherwise stays on its side while one types', () => {
  const other = { ...free, widget: box(200, 400), lines: [box(140, 190)] };
  expect(toolbarPosition(box(300, 340), bar, other).top).toBe(408);
  expect(toolbarPosition(box(300, 340), bar, { ...other, side: 'above' }).top).toBe(408);
  const typed = { ...free, widget: box(200, 424), side: 'below' } as const;
  expect(toolbarPosition(box(384, 424), bar, typed).side).toBe('below');
});

test('is next to the selection in a text that is taller than the stage', () => {
  expect(toolbarPosition(box(300, 340), bar, free)).toEqual({ left: 100, top: 252, side: 'above' });
  expect(toolbarPosition(box(10, 50), bar, free)).toEqual({ left: 100, top: 58, side: 'below' });
});

test('follows the selection in a text that is too tall to be next to all of it', () => {
  const tall = { ...free, widget: box(60, 660) };
  const top = (selection: number) => toolbarPosition(box(selection, selection + 24), bar, tall).top;
  expect(top(100)).toBe(12);
  expect(top(340)).toBe(292);
  expect(top(500)).toBe(452);
});

test('goes past what it would cover next to the selection, and never far', () => {
  const lines = [box(260, 292), box(300, 340), box(348, 380)];
  const place = (selection: readonly [number, number], other = lines) =>
    toolbarPosition(box(...selection), bar, { ...free, lines: other });
  expect(place([300, 340])).toEqual({ left: 100, top: 212, side: 'above' });
  expect(place([300, 340], [box(200, 250), box(348, 380)]).top).toBe(252);
  expect(place([20, 44], [box(20, 44), box(50, 90)])).toEqual({
    left: 100,
    top: 98,
    side: 'below',
  });
  const around = [box(60, 150), box(160, 200), box(215, 260)];
  const buttons = { ...free, widget: box(-60, 200), lines: around };
  expect(toolbarPosition(box(160, 200), bar, buttons).top).toBe(268);
});

test('leaves the lines next to the selection visible in text that leaves it no place', () => {
  const lines = Array.from({ length: 40 }, (_, at) => box(-40 + at * 24, -40 + at * 24 + 20));
  for (const line of lines.slice(3, 30)) {
    const { top, side } = toolbarPosition(line, bar, { ...free, widget: box(-40, 916), lines });
    const distance = side === 'above' ? line.top - top - bar.height : top - line.bottom;
    expect(distance).toBeGreaterThanOrEqual(24);
    expect(distance).toBeLessThan(60);
  }
});

test('stays at the edge while the selection fills the stage or is scrolled away', () => {
  const at = (top: number, bottom: number) =>
    toolbarPosition(box(top, bottom), bar, { ...free, widget: box(top, bottom) }).top;
  expect(at(-200, 900)).toBe(4);
  expect(at(-200, -100)).toBe(4);
  expect(at(800, 900)).toBe(656);
});

test('stays below notices over the top', () => {
  const toast = { left: 0, top: 8, right: 400, bottom: 46 };
  const top = (from: number, to: number) =>
    toolbarPosition(box(from, to), bar, { ...free, notices: [toast], widget: box(from, to) }).top;
  expect(top(400, 440)).toBe(
    toolbarPosition(box(400, 440), bar, { ...free, widget: box(400, 440) }).top,
  );
  expect(top(-200, 900)).toBe(50);
});

test('stays above notices', () => {
  const tray = { left: 450, top: 580, right: 890, bottom: 690 };
  const top = (left: number) =>
    toolbarPosition(box(20, 680), bar, { ...free, notices: [tray], widget: box(20, 532, left) })
      .top;
  expect(top(100)).toBe(4);
  expect(top(30)).toBe(540);
  const phone = {
    ...alone,
    widget: box(450, 490),
    stage: { width: 375, height: 600 },
    notices: [{ ...tray, left: 10, right: 365 }],
  };
  expect(toolbarPosition(box(450, 490), { width: 367, height: 140 }, phone).top).toBe(302);
});
