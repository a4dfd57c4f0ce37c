import {
  type DesignValues,
  type Device,
  effectiveValue,
  NAMED_SIZES,
  type SpacingSize,
} from '@plinth/model';

type Spacings = DesignValues['spacings'];

/** The px of a size on a device; null for `auto`, which the widget decides. */
export function sizePx(spacings: Spacings, size: SpacingSize, device: Device): number | null {
  if (size === 'auto') return null;
  return size === 'none' ? 0 : (effectiveValue(spacings[size], device) ?? 0);
}

/** The size that is closest to a number of px on a device; the smaller of two as close. */
export function closestSize(spacings: Spacings, px: number, device: Device): SpacingSize {
  const rated = (['none', ...NAMED_SIZES] as const).map((size) => ({
    size,
    distance: Math.abs((sizePx(spacings, size, device) ?? 0) - px),
  }));
  const least = Math.min(...rated.map(({ distance }) => distance));
  return rated.find(({ distance }) => distance === least)?.size ?? 'none';
}
