import { expect, test } from 'vitest';
import {
  alignOf,
  customColorOf,
  formatOf,
  textStyleOf,
  withAlign,
  withCustomColor,
  withFormat,
  withTextStyle,
} from './text-classes.ts';

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

test('sets and removes a font size per device, and keeps other styles', () => {
  const large = withFormat('color:#ff0000', 'font-size', { desktop: 32, mobile_v: 24 });
  expect(large).toBe('color:#ff0000;font-size:32px;--font-size-mobile-v:24px');
  expect(formatOf(large, 'font-size')).toEqual({ desktop: 32, mobile_v: 24 });
  expect(withFormat(large, 'font-size', { desktop: 20 })).toBe('color:#ff0000;font-size:20px');
  expect(withFormat('font-size:20px', 'font-size', {})).toBeNull();
  expect(formatOf('color:#ff0000', 'font-size')).toEqual({});
});

test('sets and removes a color that is none of the theme, and keeps other styles', () => {
  const red = withCustomColor('background-color:#ffffff;font-size:20px', '#ff0000');
  expect(red).toBe('background-color:#ffffff;font-size:20px;color:#ff0000');
  expect(customColorOf(red)).toBe('#ff0000');
  expect(withCustomColor(red, null)).toBe('background-color:#ffffff;font-size:20px');
  expect([withCustomColor('color:#ff0000', null), customColorOf('font-size:20px')]).toEqual([
    null,
    null,
  ]);
});
