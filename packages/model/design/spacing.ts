import { z } from 'zod';
import type { Device } from './devices.ts';
import { DEVICE_FACTS, DEVICES } from './devices.ts';
import { perDevice } from './per-device.ts';

export const SPACING_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type SpacingSide = (typeof SPACING_SIDES)[number];

/** The sizes whose pixels the site sets. */
export const NAMED_SIZES = ['small', 'medium', 'large'] as const;
export type NamedSize = (typeof NAMED_SIZES)[number];

export const SPACING_SIZES = ['none', 'auto', ...NAMED_SIZES] as const;
export const SpacingSize = z.enum(SPACING_SIZES);
export type SpacingSize = z.infer<typeof SpacingSize>;

const side = perDevice(SpacingSize).optional();

/** A size per side and device. A side with no value on any device is `auto`. */
export const Spacing = z.strictObject({ top: side, right: side, bottom: side, left: side });
export type Spacing = z.infer<typeof Spacing>;

/** `moto-spacing-top-small`, or for smaller devices `moto-spacing-top-small_tablet` and so on. */
export function spacingClass(at: SpacingSide, size: SpacingSize, device: Device): string {
  const suffix = device === 'desktop' ? '' : `_${DEVICE_FACTS[device].slug}`;
  return `moto-spacing-${at}-${size}${suffix}`;
}

/** The spacing classes of a widget, ordered by side, then by device from large to small. */
export function spacingClasses(spacing: Spacing): string[] {
  return SPACING_SIDES.flatMap((at) =>
    DEVICES.flatMap((device) => {
      const size = spacing[at]?.[device];
      return size ? [spacingClass(at, size, device)] : [];
    }),
  );
}

/** The named sizes that a widget's spacing uses on any device. */
export const sizesIn = (spacing: Spacing): readonly NamedSize[] =>
  NAMED_SIZES.filter((size) =>
    SPACING_SIDES.some((at) => DEVICES.some((device) => spacing[at]?.[device] === size)),
  );
