import { DEVICES, type PerDevice } from '@plinth/model';
import { FORMATS, type FormatName, formatProperty } from '@plinth/widgets/kit';

const STYLE = /^moto-text_/;
const ALIGN = /^moto-align-/;
const COLOR = /^moto-color/;

const swap = (classes: string | null, family: RegExp, next: string | null): string | null => {
  const others = (classes ?? '').split(/\s+/).filter((name) => name !== '' && !family.test(name));
  return [...others, ...(next === null ? [] : [next])].join(' ') || null;
};

const find = (classes: string | null, family: RegExp): string | null =>
  (classes ?? '').split(/\s+/).find((name) => family.test(name)) ?? null;

/** The classes of a block with another text style; null for no classes. */
export const withTextStyle = (classes: string | null, className: string | null) =>
  swap(classes, STYLE, className === null ? null : `moto-text_${className}`);

export const textStyleOf = (classes: string | null): string | null =>
  find(classes, STYLE)?.replace(STYLE, '') ?? null;

export type TextAlign = 'left' | 'center' | 'right' | 'justify';

export const withAlign = (classes: string | null, align: TextAlign | null) =>
  swap(classes, ALIGN, align === null ? null : `moto-align-${align}`);

export const alignOf = (classes: string | null): string | null =>
  find(classes, ALIGN)?.replace(ALIGN, '') ?? null;

/** The classes of a span with another theme color; null for no classes. */
export const withColor = (classes: string | null, token: string | null) =>
  swap(classes, COLOR, token === null ? null : `moto-${token}`);

type Declaration = readonly [property: string, value: string];

const declarations = (styles: string | null): readonly Declaration[] =>
  (styles ?? '').split(';').flatMap((each) => {
    const [property = '', value = ''] = each.split(':', 2).map((part) => part.trim());
    return value === '' ? [] : [[property, value] as const];
  });

/** The value of a CSS property in a `style` attribute; null if it isn't set. */
const styleValue = (styles: string | null, property: string): string | null =>
  declarations(styles).find(([name]) => name === property)?.[1] ?? null;

/** A `style` attribute with another value of a property; null for no styles. */
function withStyleValue(styles: string | null, property: string, value: string | null) {
  const others = declarations(styles).filter(([name]) => name !== property);
  const all = value === null ? others : [...others, [property, value]];
  return all.map(([name, each]) => `${name}:${each}`).join(';') || null;
}

/** The values of a format that a `style` attribute sets. */
export function formatOf(styles: string | null, name: FormatName): PerDevice<number> {
  const values = DEVICES.flatMap((device) => {
    const value = styleValue(styles, formatProperty(name, device));
    return value === null ? [] : [[device, Number.parseFloat(value)]];
  });
  return Object.fromEntries(values);
}

/** A `style` attribute with other values of a format; null for no styles. */
export const withFormat = (
  styles: string | null,
  name: FormatName,
  values: PerDevice<number>,
): string | null =>
  DEVICES.reduce((changed, device) => {
    const value = values[device];
    const text = value === undefined ? null : `${value}${FORMATS[name].unit}`;
    return withStyleValue(changed, formatProperty(name, device), text);
  }, styles);

/** The styles of a span with another color that is none of the theme; null for no styles. */
export const withCustomColor = (styles: string | null, hex: string | null): string | null =>
  withStyleValue(styles, 'color', hex);

/** The color as hex that the styles of a span set; null if they set none. */
export const customColorOf = (styles: string | null): string | null => styleValue(styles, 'color');

export const colorOf = (classes: string | null): string | null =>
  find(classes, COLOR)?.replace('moto-', '') ?? null;
