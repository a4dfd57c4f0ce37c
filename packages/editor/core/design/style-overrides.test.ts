import { expect, test } from 'vitest';
import { countValues, localStyle, mergeStyles } from './style-overrides.ts';

const properties = {
  label: 'Go',
  preset: 'accent',
  text_color: 'color1',
  border: { radius: 20, width: 2 },
  spacing: { top: { desktop: 'small' } },
  align: { desktop: 'center' },
  layer_name: 'Call',
} as const;

test('only values that a preset can have count as overrides', () => {
  const look = localStyle('button', properties);
  expect(look).toEqual({ text_color: 'color1', border: { radius: 20, width: 2 } });
  expect(countValues(look)).toBe(3);
  expect(localStyle('button', { label: 'Go', preset: 'accent' })).toEqual({});
});

test('merges overrides into a preset', () => {
  const preset = { text_color: 'inv_text', border: { width: 1, color: 'border' } };
  expect(mergeStyles(preset, localStyle('button', properties))).toEqual({
    text_color: 'color1',
    border: { width: 2, color: 'border', radius: 20 },
  });
});
