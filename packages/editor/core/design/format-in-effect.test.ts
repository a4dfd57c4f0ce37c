import { expect, test } from 'vitest';
import type { TextStyle } from './design-store.ts';
import { formatInEffect } from './format-in-effect.ts';

const style = (class_name: string, properties: TextStyle['properties']): TextStyle => ({
  ...{ id: 1, node: class_name, name: class_name, class_name, properties },
});

const normal = style('normal', { desktop: { font_family: 'Inter', font_size: 17 } });
const title = style('title', { desktop: { font_size: 52 }, tablet: { font_size: 44 } });
const styles = [normal, title];

test('a format is set on the device, or inherited from a larger one', () => {
  const size = (device: 'desktop' | 'tablet' | 'mobile_v') =>
    formatInEffect(styles, title, { name: 'font_size', device });
  expect(size('desktop')).toEqual({ value: 52, origin: { kind: 'here' } });
  expect(size('tablet')).toEqual({ value: 44, origin: { kind: 'here' } });
  expect(size('mobile_v')).toEqual({ value: 44, origin: { kind: 'inherited', from: 'tablet' } });
});

test('a format that a style doesn’t set is that of normal text, otherwise of the theme', () => {
  const on = { device: 'desktop' } as const;
  expect(formatInEffect(styles, title, { ...on, name: 'font_family' })).toEqual({
    value: 'Inter',
    origin: { kind: 'textStyle', name: 'normal' },
  });
  expect(formatInEffect(styles, title, { ...on, name: 'line_height' })).toEqual({
    value: 1.6,
    origin: { kind: 'theme' },
  });
  expect(formatInEffect(styles, normal, { ...on, name: 'letter_spacing' })).toEqual({
    value: 0,
    origin: { kind: 'theme' },
  });
});
