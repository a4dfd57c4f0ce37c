import { expect, test } from 'vitest';
import { widthValue } from './resize.ts';

test('a dragged width is stored in px, at the full width in percent', () => {
  expect(widthValue(420.4, { value: null, available: 800 })).toBe('420px');
  expect(widthValue(798, { value: '420px', available: 800 })).toBe('100%');
  expect(widthValue(0, { value: null, available: 800 })).toBe('1px');
});

test('a width in percent stays in percent', () => {
  expect(widthValue(420, { value: '100%', available: 800 })).toBe('53%');
  expect(widthValue(900, { value: '50%', available: 800 })).toBe('100%');
});
