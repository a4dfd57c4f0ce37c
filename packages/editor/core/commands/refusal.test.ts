import { expect, test } from 'vitest';
import { refusalKey } from './refusal.ts';

test('rules that the whole product has are told in its words, the others in the editor’s', () => {
  expect(refusalKey('notRemovable')).toBe('MODULE.WIDGETS.CANNOT_BE_REMOVED');
  expect(refusalKey('notDuplicable')).toBe('MODULE.WIDGETS.CANNOT_BE_DUPLICATED');
  expect(refusalKey('oncePerSection')).toBe('MODULE.WIDGETS.ONCE_PER_SECTION');
  expect(refusalKey('widgetLocked')).toBe('EDITOR.REFUSAL.widgetLocked');
});
