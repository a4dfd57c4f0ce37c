import { expect, test } from 'vitest';
import { isLasting, refusalKey } from './refusal.ts';

test('shared rules have shared texts, others have editor texts', () => {
  expect(refusalKey('notRemovable')).toBe('MODULE.WIDGETS.CANNOT_BE_REMOVED');
  expect(refusalKey('notDuplicable')).toBe('MODULE.WIDGETS.CANNOT_BE_DUPLICATED');
  expect(refusalKey('oncePerSection')).toBe('MODULE.WIDGETS.ONCE_PER_SECTION');
  expect(refusalKey('widgetLocked')).toBe('EDITOR.REFUSAL.widgetLocked');
});

test('reasons of a widget as such last, others can go away', () => {
  expect(isLasting('noPicture')).toBe(true);
  expect(isLasting('notRemovable')).toBe(true);
  expect(isLasting('widgetLocked')).toBe(false);
  expect(isLasting({ reason: 'tooManyChildren', widget: 'row', max: 12 })).toBe(false);
});
