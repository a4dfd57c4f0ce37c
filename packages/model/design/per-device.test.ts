import { describe, expect, it } from 'vitest';
import { effectiveValue, originOf, withDevice } from './per-device.ts';

describe('a value per device', () => {
  const value = { desktop: 3, mobile_h: 1 };

  it('is inherited from the next larger device', () => {
    expect(effectiveValue(value, 'tablet')).toBe(3);
    expect(effectiveValue(value, 'mobile_v')).toBe(1);
    expect(effectiveValue({}, 'mobile_v')).toBeUndefined();
  });

  it("reports the device it's inherited from", () => {
    expect(originOf(value, 'mobile_h')).toBe('mobile_h');
    expect(originOf(value, 'tablet')).toBe('desktop');
    expect(originOf({ tablet: 1 }, 'desktop')).toBeNull();
  });

  it('can be set and cleared for one device', () => {
    expect(withDevice(value, 'tablet', 2)).toEqual({ desktop: 3, tablet: 2, mobile_h: 1 });
    expect(withDevice(value, 'mobile_h', undefined)).toEqual({ desktop: 3 });
  });
});
