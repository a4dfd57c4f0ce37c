import { expect, test } from 'vitest';
import { isUnitKey, typedLength } from './typed-unit.ts';

test('a length is read with its unit, however it is written', () => {
  expect(typedLength('80vh')).toEqual({ size: '80', unit: 'vh' });
  expect(typedLength(' 12,5 PX ')).toEqual({ size: '12.5', unit: 'px' });
  expect(typedLength('50 %')).toEqual({ size: '50', unit: '%' });
  expect(typedLength('80')).toEqual({ size: '80', unit: '' });
  expect(typedLength('about 80')).toBeNull();
  expect(typedLength('-5px')).toBeNull();
});

test('letters and the percent sign are typed units, other keys are not', () => {
  expect(['v', '%', 'R'].every(isUnitKey)).toBe(true);
  expect(['1', '.', 'Enter', 'ArrowUp', '-'].some(isUnitKey)).toBe(false);
});
