import { DEVICE_FACTS, type Device } from '@plinth/model';

/**
 * Formats that words or lines of a text can have of their own, besides those of their text style,
 * with the values that are stored.
 */
export const FORMATS = {
  'font-size': { values: /^(?:[89]|[1-9]\d|1\d\d|200)px$/, unit: 'px' },
  'font-weight': { values: /^[1-9]00$/, unit: '' },
  'line-height': { values: /^(?:0\.[5-9]\d?|[1-3](?:\.\d{1,2})?|4)$/, unit: '' },
} as const;

export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/**
 * The declaration in a `style` attribute that has a format on a device: the CSS property itself for
 * desktop, and for smaller devices a variable that the CSS of the text widget applies there.
 */
export const formatProperty = (name: FormatName, device: Device): string =>
  device === 'desktop' ? name : `--${name}-${DEVICE_FACTS[device].slug}`;
