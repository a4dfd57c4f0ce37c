import { expect, test } from 'vitest';
import { changeAt, valueAt, withValueAt } from './properties.ts';

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

test('names of built-in members aren’t values', () => {
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
