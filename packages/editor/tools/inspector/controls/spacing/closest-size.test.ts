import { DEFAULT_VALUES } from '@plinth/model';
import { expect, test } from 'vitest';
import { closestSize, sizePx } from './closest-size.ts';

const { spacings } = DEFAULT_VALUES;

test('a typed number becomes the closest size of the site', () => {
  expect(closestSize(spacings, 48, 'desktop')).toBe('medium');
  expect(closestSize(spacings, 120, 'desktop')).toBe('large');
  expect(closestSize(spacings, 3, 'desktop')).toBe('none');
  expect(closestSize(spacings, 20, 'desktop')).toBe('small');
});

test('sizes have other pixels on smaller devices', () => {
  expect(closestSize(spacings, 38, 'mobile_v')).toBe('large');
  expect([sizePx(spacings, 'large', 'mobile_v'), sizePx(spacings, 'none', 'tablet')]).toEqual([
    40, 0,
  ]);
  expect(sizePx(spacings, 'auto', 'desktop')).toBeNull();
});
