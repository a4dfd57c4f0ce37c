import { expect, test } from 'vitest';
import { changeAt, valueAt, withValueAt } from './properties.ts';

test('a value for one device leaves the others alone', () => {
  const spacing = { top: { desktop: 'small' } };
  expect(withValueAt(spacing, ['top', 'tablet'], 'large')).toEqual({
    top: { desktop: 'small', tablet: 'large' },
  });
  expect(spacing).toEqual({ top: { desktop: 'small' } });
});

test('resetting the last value of a property takes the property away', () => {
  expect(
    changeAt({ spacing: { top: { tablet: 'large' } } }, ['spacing', 'top', 'tablet'], undefined),
  ).toEqual({
    set: {},
    unset: ['spacing'],
  });
});

test('names of the language are no values', () => {
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
