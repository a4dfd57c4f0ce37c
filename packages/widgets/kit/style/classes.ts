import { DEVICE_FACTS, DEVICES, type Device, spacingClasses } from '@plinth/model';
import type { BoxProperties } from '../options/box.ts';
import type { CommonProperties } from '../options/common.ts';
import type { StickyProperties } from '../options/sticky.ts';
import { ownValues, type Responsive } from '../values/responsive.ts';

/** The class name suffix for a device and all smaller ones. */
export const deviceSuffix = (device: Device): string =>
  device === 'desktop' ? '' : `_${DEVICE_FACTS[device].slug}`;

/**
 * `name-value` for desktop, `name-value_tablet` and so on for other devices. Skips the value
 * `unset` on desktop.
 */
export const classesPerDevice = (
  name: string,
  value: Responsive<string | number>,
  unset?: string | number,
): readonly string[] =>
  ownValues(value)
    .filter(([device, own]) => device !== 'desktop' || own !== unset)
    .map(([device, own]) => `${name}-${own}${deviceSuffix(device)}`);

/** The classes `moto-spacing-…`, `moto-align-…`, and `moto-hidden-on_…` of a widget. */
export const commonClasses = (properties: CommonProperties): readonly string[] => [
  ...spacingClasses(properties.spacing),
  ...classesPerDevice('moto-align', properties.align, 'auto'),
  ...DEVICES.filter((device) => !properties.visibility[device]).map(
    (device) => `moto-hidden-on_${DEVICE_FACTS[device].slug}`,
  ),
];

/** The class of a background style. */
export const backgroundClasses = ({ preset }: { readonly preset?: string | undefined }) =>
  preset ? [`moto-background_${preset}`] : [];

/** The classes for a box's color scheme and background style. */
export const boxClasses = ({ background, tone }: BoxProperties): readonly string[] => [
  ...(tone === 'inverse' ? ['moto-tone-inverse'] : []),
  ...backgroundClasses(background),
];

/** The attribute for the script `scroll-effect`. */
export const stickyEffect = ({ is_on, is_hidden_initially }: StickyProperties) =>
  is_on && is_hidden_initially ? { 'data-scroll-effect': 'hidden' } : {};

/** The classes of a sticky section or container. */
export const stickyClasses = (sticky: StickyProperties): readonly string[] =>
  sticky.is_on
    ? [
        'moto-sticky',
        `moto-sticky-${sticky.mode.replace('_', '-')}`,
        ...(sticky.direction === 'bottom' ? ['moto-sticky-bottom'] : []),
        ...(sticky.is_hidden_initially ? ['moto-sticky-hidden'] : []),
        ...(sticky.is_off_on_mobile ? ['moto-sticky-off-on-mobile'] : []),
      ]
    : [];
