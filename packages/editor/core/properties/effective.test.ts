import { expect, test } from 'vitest';
import { commonValue, effectiveOn, effectiveValue, withDeviceAt } from './effective.ts';

const complete = { width: { desktop: 12 }, label: 'Button' };

test('a device without a value uses the default', () => {
  expect(effectiveOn({ own: {}, complete }, ['width'], 'mobile_v')).toEqual({
    value: 12,
    origin: { kind: 'default' },
  });
});

test('shows the default of the device, also next to a value of a smaller one', () => {
  const defaults = { width: { desktop: 3, mobile_h: 2 } };
  const read = (device: 'tablet' | 'mobile_h' | 'mobile_v') =>
    effectiveOn({ own: {}, complete: defaults }, ['width'], device).value;
  expect([read('tablet'), read('mobile_h'), read('mobile_v')]).toEqual([3, 2, 2]);
  const own = { width: { mobile_v: 1 } };
  const complete = { width: { ...defaults.width, ...own.width } };
  expect(effectiveOn({ own, complete }, ['width'], 'mobile_h')).toEqual({
    value: 2,
    origin: { kind: 'default' },
  });
});

test('a smaller device inherits from the nearest larger one that has a value', () => {
  const own = { width: { desktop: 6, tablet: 8 } };
  const values = { own, complete: { ...complete, ...own } };
  expect(effectiveOn(values, ['width'], 'mobile_h')).toEqual({
    value: 8,
    origin: { kind: 'inherited', from: 'tablet' },
  });
  expect(effectiveOn(values, ['width'], 'tablet')).toEqual({ value: 8, origin: { kind: 'here' } });
});

test('a plain value is the desktop value, and stays when another device gets one', () => {
  const values = { own: { width: 6 }, complete: { width: { desktop: 6 } } };
  expect(effectiveOn(values, ['width'], 'tablet')).toEqual({
    value: 6,
    origin: { kind: 'inherited', from: 'desktop' },
  });
  expect(withDeviceAt(values.own, ['width'], { device: 'tablet', value: 12 })).toEqual({
    desktop: 6,
    tablet: 12,
  });
});

test('resetting the only device removes the value', () => {
  expect(
    withDeviceAt({ width: { tablet: 3 } }, ['width'], { device: 'tablet', value: undefined }),
  ).toBeUndefined();
});

test('a value shared by all devices is either set here or the default', () => {
  expect(
    effectiveValue({ own: { label: 'Go' }, complete: { label: 'Go' } }, ['label']).origin,
  ).toEqual({ kind: 'here' });
  expect(effectiveValue({ own: {}, complete }, ['label']).origin).toEqual({ kind: 'default' });
});

test('widgets show a common value, or none if they differ', () => {
  const here = { value: 6, origin: { kind: 'here' } } as const;
  const fallback = { value: 12, origin: { kind: 'default' } } as const;
  expect(commonValue([here, here])).toEqual(here);
  expect(commonValue([here, fallback])).toEqual({ value: undefined, origin: { kind: 'mixed' } });
  expect(commonValue([here, { value: 6, origin: { kind: 'default' } }])).toEqual(here);
});
