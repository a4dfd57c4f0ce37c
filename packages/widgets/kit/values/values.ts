import { ColorValue, text } from '@plinth/model';
import { z } from 'zod';

export type LengthUnit = 'px' | '%' | 'vh' | 'vw' | 'em' | 'rem';

type LengthRange = { readonly min?: number; readonly max: number };

const LENGTH = /^(\d{1,5}(?:\.\d{1,3})?)(px|%|vh|vw|em|rem)$/;

/**
 * A CSS length such as `400px` or `50vh`, stored as text. Allows only the given units and ranges,
 * so a value can't break out of its declaration.
 */
export const lengthValue = (units: { readonly [U in LengthUnit]?: LengthRange }) =>
  z.string().refine((value) => {
    const [, size = '', unit = ''] = LENGTH.exec(value) ?? [];
    const range = units[unit as LengthUnit];
    return range !== undefined && Number(size) >= (range.min ?? 0) && Number(size) <= range.max;
  }, 'valueInvalid');

export const integer = (min: number, max: number) => z.int().min(min).max(max);

/** A single line of text. Can be empty. */
export const singleLine = (maxLength: number) =>
  text(maxLength).refine((value) => !/[\r\n]/.test(value), 'valueInvalid');

/** A color. Null: preset default or the widget's base style. */
export const optionalColor = () => ColorValue.nullable().default(null);

/** An opaque color in hex, for other companies, which don't know those of the theme. */
export const hexColor = () => z.string().regex(/^#[\da-f]{6}$/i, 'valueInvalid');

/** A number. Null: preset default or the widget's base style. */
export const optionalInteger = (min: number, max: number) =>
  integer(min, max).nullable().default(null);
