import { ColorValue, text } from '@plinth/model';
import { z } from 'zod';

export type LengthUnit = 'px' | '%' | 'vh' | 'vw' | 'em' | 'rem';

type LengthRange = { readonly min?: number; readonly max: number };

const LENGTH = /^(\d{1,5}(?:\.\d{1,3})?)(px|%|vh|vw|em|rem)$/;

/**
 * A CSS length such as `400px` or `50vh`, kept as text. Units and ranges are closed, so that a value
 * can never leave its declaration.
 */
export const lengthValue = (units: { readonly [U in LengthUnit]?: LengthRange }) =>
  z.string().refine((given) => {
    const [, size = '', unit = ''] = LENGTH.exec(given) ?? [];
    const range = units[unit as LengthUnit];
    return range !== undefined && Number(size) >= (range.min ?? 0) && Number(size) <= range.max;
  }, 'valueInvalid');

/** A whole number within bounds. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** One line that the owner typed; may be empty. */
export const line = (longest: number) =>
  text(longest).refine((given) => !/[\r\n]/.test(given), 'valueInvalid');

/** A colour that may be left to the preset or the widget's base look. */
export const optionalColor = () => ColorValue.nullable().default(null);

/** A number that may be left to the preset or the widget's base look. */
export const optionalWhole = (min: number, max: number) => whole(min, max).nullable().default(null);
