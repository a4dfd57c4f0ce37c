import { type DesignValues, type Device, effectiveValue, type SpacingSize } from '@plinth/model';

/** The px of a size on a device; null for `auto`, which the widget decides. */
export function sizePx(
  spacings: DesignValues['spacings'],
  size: SpacingSize,
  device: Device,
): number | null {
  if (size === 'auto') return null;
  return size === 'none' ? 0 : (effectiveValue(spacings[size], device) ?? 0);
}
