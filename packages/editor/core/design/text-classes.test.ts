import { expect, test } from 'vitest';
import { alignOf, textStyleOf, withAlign, withTextStyle } from './text-classes.ts';

test('replaces the text style and keeps the alignment', () => {
  expect(withTextStyle('moto-text_normal moto-align-center', 'system_3')).toBe(
    'moto-align-center moto-text_system_3',
  );
});

test('no style and no alignment means no class', () => {
  expect(withAlign('moto-align-right', null)).toBeNull();
  expect(withTextStyle(null, null)).toBeNull();
});

test('reads style and alignment back', () => {
  const classes = withAlign(withTextStyle(null, 'lead'), 'justify');
  expect([textStyleOf(classes), alignOf(classes)]).toEqual(['lead', 'justify']);
});
