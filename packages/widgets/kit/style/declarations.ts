import { type ColorValue, cssColor, cssPixels } from '@plinth/model';
import { isSameOnDevices, ownValues, type Responsive } from '../values/responsive.ts';
import type { StyleRule } from '../view.ts';

export type Declarations = { readonly [property: string]: string | null };
type Target = Pick<StyleRule, 'part' | 'state'>;

/** A rule with all non-null declarations. None if all are null. */
export const rule = (declarations: Declarations, target: Target = {}): readonly StyleRule[] => {
  const entries = Object.entries(declarations).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return entries.length === 0 ? [] : [{ ...target, declarations: Object.fromEntries(entries) }];
};

/** One rule per device that has its own value. */
export const rulePerDevice = <T>(
  value: Responsive<T>,
  declare: (value: T) => Declarations,
  target: Target = {},
): readonly StyleRule[] =>
  ownValues(value).flatMap(([device, own]) =>
    rule(declare(own), target).map((base) => (device === 'desktop' ? base : { ...base, device })),
  );

type VariableTarget = Target & {
  /** The value in the widget's CSS, which needs no rule. */
  readonly default: Responsive<number>;
  readonly unit?: string;
};

/** Sets a CSS variable per device. */
export const variablePerDevice = (
  name: string,
  value: Responsive<number>,
  { default: fallback, unit = '', ...target }: VariableTarget,
): readonly StyleRule[] =>
  isSameOnDevices(value, fallback)
    ? []
    : rulePerDevice(value, (size) => ({ [name]: `${size}${unit}` }), target);

export const px = (value: number | null): string | null =>
  value === null ? null : cssPixels(value);

export const color = (value: ColorValue | null | undefined): string | null =>
  value ? cssColor(value) : null;
