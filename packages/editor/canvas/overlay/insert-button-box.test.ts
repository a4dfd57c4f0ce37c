import { expect, test } from 'vitest';
import { insertButtonBox, partButtonBox } from './insert-button-box.ts';

const own = { left: 100, top: 200, right: 300, bottom: 260 };

test('the button is to the left of the widget, at its edge', () => {
  expect(insertButtonBox(own, null, 'before')).toMatchObject({ left: 72, top: 188 });
  expect(insertButtonBox(own, null, 'after')).toMatchObject({ left: 72, top: 248 });
});

test('without space on the left it is at the edge, centered on the gap', () => {
  const wide = { ...own, left: 10, right: 310 };
  const above = { left: 10, top: 100, right: 310, bottom: 160 };
  expect(insertButtonBox(wide, above, 'before')).toMatchObject({ left: 0, top: 168 });
  expect(insertButtonBox(wide, null, 'after')).toMatchObject({ left: 0, top: 248 });
});

test('between two parts of the page it is in the middle of the gap', () => {
  const above = { left: 0, top: 0, right: 400, bottom: 180 };
  expect(partButtonBox({ ...own, left: 0, right: 400 }, above, 'before')).toEqual({
    ...{ left: 188, right: 212 },
    ...{ top: 178, bottom: 202 },
  });
  expect(partButtonBox({ ...own, left: 0, right: 400 }, null, 'after')).toMatchObject({ top: 248 });
});

test('the two buttons of a low widget don’t overlap', () => {
  const low = { ...own, bottom: 204 };
  const before = insertButtonBox(low, null, 'before');
  const after = insertButtonBox(low, null, 'after');
  expect(before.bottom).toBeLessThanOrEqual(after.top);
});
