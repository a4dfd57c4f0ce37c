import { DEVICES, type Device, type PerDevice, type Properties } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceScope, effectiveIn, withValueIn } from './device-scope.ts';
import { effectiveOn } from './effective.ts';

const forAll = { device: 'mobile_v', isForAll: true } as const;

const stored = fc.record(
  Object.fromEntries(DEVICES.map((device) => [device, fc.integer({ min: 1, max: 6 })])),
  { requiredKeys: [] },
) as fc.Arbitrary<PerDevice<number>>;

/** Every number that widgets can have per device. */
const numbers = Object.entries(INSPECTORS).flatMap(([widget, { content = [], design = [] }]) =>
  [...content, ...design]
    .flatMap(({ controls }) => controls)
    .filter((control) => control.kind === 'number' || control.kind === 'slider')
    .filter(({ perDevice }) => perDevice)
    .map(({ path, min }) => ({ widget, path: path.split('.'), value: min })),
);

const nested = (path: readonly string[], value: unknown): Properties =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Properties;

test('widgets with numbers per device are found', () => {
  expect(numbers.length).toBeGreaterThan(3);
});

test('a change for all devices shows on every device, whatever was set before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      stored,
      fc.constantFrom<Device>('tablet', 'mobile_h', 'mobile_v'),
      ({ widget, path, value }, before, device) => {
        const scope = { device, isForAll: true };
        const next = withValueIn(nested(path, before), path, { scope, value });
        const own = nested(path, next);
        const complete = completeProperties({ id: 'a', widget, properties: own }) as Properties;
        for (const each of DEVICES)
          expect(effectiveOn({ own, complete }, path, each).value).toBe(value);
        expect(effectiveIn({ own, complete }, path, scope)).toEqual({
          value,
          origin: { kind: 'here' },
        });
        expect(withValueIn(own, path, { scope, value: undefined })).toBeUndefined();
      },
    ),
  );
});

test('a change for one device keeps the values of larger ones', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom(...DEVICES), (before, device) => {
      const scope = { device, isForAll: false };
      const next = withValueIn({ height: before }, ['height'], { scope, value: 9 });
      expect(next).toEqual({ ...before, [device]: 9 });
    }),
  );
});

test('an override that is shown while changes apply to all devices names its device', () => {
  const read = (height: PerDevice<number>) =>
    effectiveIn({ own: { height }, complete: { height } }, ['height'], forAll);
  expect(read({ desktop: 80 })).toEqual({ value: 80, origin: { kind: 'here' } });
  expect(read({ desktop: 80, tablet: 40 })).toEqual({
    value: 40,
    origin: { kind: 'here', only: 'tablet' },
  });
  expect(read({ desktop: 80, mobile_v: 20 })).toEqual({
    value: 20,
    origin: { kind: 'here', only: 'mobile_v' },
  });
  expect(
    effectiveIn({ own: {}, complete: { height: { desktop: 60 } } }, ['height'], forAll),
  ).toEqual({ value: 60, origin: { kind: 'default' } });
});

test('desktop keeps the overrides of smaller devices', () => {
  const scope = deviceScope({ device: 'desktop', changesAllDevices: true });
  expect(withValueIn({ height: { mobile_v: 20 } }, ['height'], { scope, value: 80 })).toEqual({
    desktop: 80,
    mobile_v: 20,
  });
  expect(deviceScope({ device: 'tablet', changesAllDevices: true }).isForAll).toBe(true);
});
