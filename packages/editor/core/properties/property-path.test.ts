import type { PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { changeAt, valueAt, withValueAt } from './property-path.ts';

test('setting one device leaves the others unchanged', () => {
  const spacing = { top: { desktop: 'small' } };
  expect(withValueAt(spacing, ['top', 'tablet'], 'large')).toEqual({
    top: { desktop: 'small', tablet: 'large' },
  });
  expect(spacing).toEqual({ top: { desktop: 'small' } });
});

test('resetting the last value of a property removes it', () => {
  expect(
    changeAt({ spacing: { top: { tablet: 'large' } } }, ['spacing', 'top', 'tablet'], undefined),
  ).toEqual({
    set: {},
    unset: ['spacing'],
  });
});

test('a value in a list item is read and set, and the other items stay', () => {
  const second = { caption: 'b', alt: 'c' };
  const items: PropertyValue = [{ caption: 'a' }, second];
  expect(valueAt({ items }, ['items', '1', 'caption'])).toBe('b');
  expect(withValueAt(items, ['1', 'caption'], 'd')).toEqual([
    { caption: 'a' },
    { caption: 'd', alt: 'c' },
  ]);
  expect(withValueAt(items, ['0', 'caption'], undefined)).toEqual([{}, second]);
  expect(withValueAt(items, ['2', 'caption'], 'd')).toEqual(items);
});

test('names of built-in members aren’t values', () => {
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
