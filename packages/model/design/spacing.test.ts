import { expect, test } from 'vitest';
import { exactPaddings, MAX_SPACING, Spacing, spacingClasses } from './spacing.ts';

const spacing = Spacing.parse({
  top: { desktop: 60, tablet: 'small', mobile_v: 'auto' },
  left: { desktop: 'large' },
});

test('sides with an exact size on any device have rules instead of classes', () => {
  expect(spacingClasses(spacing)).toEqual(['moto-spacing-left-large']);
  expect(exactPaddings(spacing)).toEqual([
    { side: 'top', device: 'desktop', padding: '60px' },
    { side: 'top', device: 'tablet', padding: 'var(--moto-spacing-small)' },
    { side: 'top', device: 'mobile_v', padding: 'revert-layer' },
  ]);
});

test('exact sizes are whole px within the limits', () => {
  const accepts = (size: unknown) => Spacing.safeParse({ top: { desktop: size } }).success;
  expect([0, 1, MAX_SPACING].map(accepts)).toEqual([true, true, true]);
  expect([-1, 1.5, MAX_SPACING + 1, '60', '60px', 'huge'].map(accepts)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
