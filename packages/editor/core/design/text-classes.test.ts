import { expect, test } from 'vitest';
import { alignOf, textStyleOf, withAlign, withTextStyle } from './text-classes.ts';

test('another text style takes the place of the old one and leaves the alignment', () => {
  expect(withTextStyle('moto-text_normal moto-align-center', 'system_3')).toBe(
    'moto-align-center moto-text_system_3',
  );
});

test('no style and no alignment is no class', () => {
  expect(withAlign('moto-align-right', null)).toBeNull();
  expect(withTextStyle(null, null)).toBeNull();
});

test('style and alignment are read back', () => {
  const classes = withAlign(withTextStyle(null, 'lead'), 'justify');
  expect([textStyleOf(classes), alignOf(classes)]).toEqual(['lead', 'justify']);
});
