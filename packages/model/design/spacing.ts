import { z } from 'zod';
import { cssPixels } from './css-text.ts';
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

/** px */
export const MAX_SPACING = 1000;

/** A size of the site, or an exact number of px. */
export const SpacingValue = z.union([SpacingSize, z.int().min(0).max(MAX_SPACING)]);
export type SpacingValue = z.infer<typeof SpacingValue>;

const side = perDevice(SpacingValue).optional();

/** A size per side and device. A side with no value on any device is `auto`. */
export const Spacing = z.strictObject({ top: side, right: side, bottom: side, left: side });
export type Spacing = z.infer<typeof Spacing>;

/** `moto-spacing-top-small`, or for smaller devices `moto-spacing-top-small_tablet` and so on. */
export function spacingClass(at: SpacingSide, size: SpacingSize, device: Device): string {
  const suffix = device === 'desktop' ? '' : `_${DEVICE_FACTS[device].slug}`;
  return `moto-spacing-${at}-${size}${suffix}`;
}

/**
 * The spacing classes of a widget, ordered by side, then by device from large to small. Sides with an
 * exact size have none, see `exactPaddings`.
 */
export function spacingClasses(spacing: Spacing): string[] {
  return SPACING_SIDES.filter((at) => !isExact(spacing[at])).flatMap((at) =>
    DEVICES.flatMap((device) => {
      const size = spacing[at]?.[device];
      return typeof size === 'string' ? [spacingClass(at, size, device)] : [];
    }),
  );
}

/** Whether a side has an exact size on any device. */
const isExact = (value: Spacing[SpacingSide]): boolean =>
  DEVICES.some((device) => typeof value?.[device] === 'number');

/** The CSS of each size. `auto` leaves the padding to the widget. */
export const PADDING: Record<SpacingSize, string> = {
  none: '0',
  auto: 'revert-layer',
  small: 'var(--moto-spacing-small)',
  medium: 'var(--moto-spacing-medium)',
  large: 'var(--moto-spacing-large)',
};

export type ExactPadding = {
  readonly side: SpacingSide;
  readonly device: Device;
  /** A CSS length. */
  readonly padding: string;
};

/** The paddings of sides with an exact size on any device, by side, then from large to small. */
export const exactPaddings = (spacing: Spacing): readonly ExactPadding[] =>
  SPACING_SIDES.filter((side) => isExact(spacing[side])).flatMap((side) =>
    DEVICES.flatMap((device) => {
      const value = spacing[side]?.[device];
      if (value === undefined) return [];
      const padding = typeof value === 'number' ? cssPixels(value) : PADDING[value];
      return [{ side, device, padding }];
    }),
  );

/** The named sizes that a widget's spacing uses on any device. */
export const sizesIn = (spacing: Spacing): readonly NamedSize[] =>
  NAMED_SIZES.filter((size) =>
    SPACING_SIDES.some((at) => DEVICES.some((device) => spacing[at]?.[device] === size)),
  );
