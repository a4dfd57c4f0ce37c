import { z } from 'zod';
import type { PerDevice } from './devices.ts';
import { perDevice } from './per-device.ts';

/** Pixels per device of a spacing size. Devices that aren't set inherit. */
const size = perDevice(z.number().int().min(0).max(300)).refine(
  ({ desktop }) => desktop !== undefined,
  { message: 'isEmpty', path: ['desktop'] },
);

/** Settings of the Values screen: grid and spacings. Lengths are in px. */
export const DesignValues = z.strictObject({
  grid: z.strictObject({
    /** Padding on each side of a column. */
    column_spacing: z.number().int().min(0).max(50),
    /** Max width of a boxed row. */
    row_width: z.number().int().min(600).max(1920),
  }),
  spacings: z.strictObject({ small: size, medium: size, large: size }),
  /** Corner radius of boxes, buttons, and images. */
  radius: z.number().int().min(0).max(100),
});
export type DesignValues = z.infer<typeof DesignValues>;

const devices = (
  desktop: number,
  tablet: number,
  mobile_h: number,
  mobile_v: number,
): PerDevice<number> => ({ desktop, tablet, mobile_h, mobile_v });

export const DEFAULT_VALUES: DesignValues = {
  grid: { column_spacing: 15, row_width: 1200 },
  spacings: {
    small: devices(15, 10, 10, 10),
    medium: devices(50, 30, 25, 20),
    large: devices(100, 60, 45, 40),
  },
  radius: 8,
};
