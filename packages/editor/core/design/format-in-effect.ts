import {
  DEVICES,
  type Device,
  originOf,
  type PerDevice,
  type PropertyValue,
  type TextFormat,
} from '@plinth/model';
import type { Effective } from '../properties/effective.ts';
import type { TextStyle } from './design-store.ts';

/** The style that all others inherit from: it's the one of the body. */
const BASE_STYLE = 'normal';

/** What applies where no style sets a format: the browser's and the base CSS. */
const DEFAULTS: TextFormat = {
  font_weight: 400,
  color: 'text',
  font_size: 16,
  line_height: 1.6,
  letter_spacing: 0,
  font_style: 'normal',
  text_transform: 'none',
};

type Name = keyof TextFormat;

const valuesOf = ({ properties }: TextStyle, name: Name): PerDevice<PropertyValue> =>
  Object.fromEntries(
    DEVICES.flatMap((device) => {
      const value = properties[device]?.[name];
      return value === undefined ? [] : [[device, value]];
    }),
  );

function ownFormat(style: TextStyle, name: Name, device: Device): Effective | null {
  const values = valuesOf(style, name);
  const from = originOf(values, device);
  if (from === null) return null;
  const origin = from === device ? { kind: 'here' as const } : { kind: 'inherited' as const, from };
  return { value: values[from], origin };
}

type Where = { readonly name: Name; readonly device: Device };

/** A format of a text style as it applies on a device, and where it comes from. */
export function formatInEffect(
  styles: readonly TextStyle[],
  style: TextStyle,
  { name, device }: Where,
): Effective {
  const own = ownFormat(style, name, device);
  if (own) return own;
  const base = styles.find(({ class_name }) => class_name === BASE_STYLE);
  const found = base && base.class_name !== style.class_name && ownFormat(base, name, device);
  if (found) return { value: found.value, origin: { kind: 'textStyle', name: base.name } };
  return { value: DEFAULTS[name], origin: { kind: 'theme' } };
}
