import { DEVICES, type TextFormat, type TextStyleProperties } from '@plinth/model';
import type { DeviceScope } from '../properties/device-scope.ts';

const without = (format: TextFormat | undefined, names: readonly string[]): TextFormat =>
  Object.fromEntries(Object.entries(format ?? {}).filter(([name]) => !names.includes(name)));

/** A text style with some formats changed; for all devices without the overrides of these. */
export function withFormatsIn(
  style: TextStyleProperties,
  { device, isForAll }: DeviceScope,
  parts: TextFormat,
): TextStyleProperties {
  if (!isForAll) return { ...style, [device]: { ...style[device], ...parts } };
  const names = Object.keys(parts);
  const cleared = DEVICES.filter((each) => style[each] !== undefined).map((each) => {
    const rest = without(style[each], names);
    return [each, Object.keys(rest).length === 0 ? undefined : rest] as const;
  });
  return { ...style, ...Object.fromEntries(cleared), desktop: { ...style.desktop, ...parts } };
}
