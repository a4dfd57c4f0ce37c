import { expect, test } from 'vitest';
import { hasOverride, originChain, pathsPerDevice, withoutOverrides } from './overrides.ts';

const paths = pathsPerDevice('spacer');
const properties = {
  height: { desktop: 40, tablet: 20 },
  spacing: { top: { desktop: 'small' }, bottom: { mobile_v: 'none' } },
  visibility: { mobile_v: false },
};

test('derives per-device properties from the widget’s controls', () => {
  expect(paths).toContainEqual(['height']);
  expect(paths).toContainEqual(['spacing', 'top']);
  expect(paths).toContainEqual(['visibility']);
  expect(paths).not.toContainEqual(['anchor']);
});

test('a device has overrides if anything is set for it', () => {
  expect(hasOverride(properties, paths, 'tablet')).toBe(true);
  expect(hasOverride(properties, paths, 'mobile_h')).toBe(false);
  expect(hasOverride(properties, paths, 'mobile_v')).toBe(true);
});

test('resetting a device keeps other devices and leaves no empty object', () => {
  expect(withoutOverrides(properties, paths, 'mobile_v')).toEqual({
    height: { desktop: 40, tablet: 20 },
    spacing: { top: { desktop: 'small' } },
  });
  expect(withoutOverrides(properties, paths, 'mobile_h')).toEqual(properties);
});

test('the chain lists every device down to the current one and marks the one that applies', () => {
  expect(originChain(properties, ['height'], 'mobile_h')).toEqual([
    { device: 'desktop', value: 40, isHolding: false },
    { device: 'tablet', value: 20, isHolding: true },
    { device: 'mobile_h', value: undefined, isHolding: false },
  ]);
  expect(originChain({ height: 30 }, ['height'], 'tablet')).toEqual([
    { device: 'desktop', value: 30, isHolding: true },
    { device: 'tablet', value: undefined, isHolding: false },
  ]);
});
