import { DEFAULT_VALUES } from '@plinth/model';
import { expect, test } from 'vitest';
import { sizePx } from './size-px.ts';

const { spacings } = DEFAULT_VALUES;

test('sizes have other pixels on smaller devices', () => {
  expect([sizePx(spacings, 'large', 'mobile_v'), sizePx(spacings, 'none', 'tablet')]).toEqual([
    40, 0,
  ]);
  expect(sizePx(spacings, 'auto', 'desktop')).toBeNull();
});
