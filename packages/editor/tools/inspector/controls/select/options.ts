import type { Translate } from '@plinth/i18n';
import { type PropertyValue, sameValue } from '@plinth/model';
import type { ControlKinds, ControlOption } from '@plinth/widgets/inspectors';
import type { CssSource } from '../../in-effect/css-source.ts';

/** Select data: Mantine values are strings, so options are identified by index. */
export const optionData = (t: Translate, options: readonly ControlOption[]) =>
  options.map(({ label }, index) => ({ value: String(index), label: t(label) }));

export const optionIndex = (
  options: readonly ControlOption[],
  value: PropertyValue | undefined,
): string => String(options.findIndex((option) => option.value === (value ?? null)));

export const optionAt = (
  options: readonly ControlOption[],
  index: string | null,
): PropertyValue | undefined => options[Number(index)]?.value;

/** The label of an option, or the value itself if no option has it. */
export const optionText = (
  t: Translate,
  { options }: { readonly options: readonly ControlOption[] },
  value: PropertyValue,
): string => {
  const option = options.find((each) => sameValue(each.value, value));
  return option ? t(option.label) : String(value);
};

export const isInheriting = (
  { inherit }: ControlKinds['select'],
  value: PropertyValue | undefined,
): boolean => (value ?? null) === null || value === inherit?.value;

/** CSS without optional space. */
const compact = (css: string): string => css.replace(/,\s+/g, ',');

/** The option with this CSS. */
export function optionSource(
  { options, inherit }: ControlKinds['select'],
  path: string,
): readonly CssSource[] {
  const values = options.map(({ value }) => value).filter((value) => value !== null);
  const [one, other] = [values[0], values.at(-1)];
  if (inherit)
    return [
      {
        path,
        from: inherit.css,
        read: ({ computed }) => values.find((value) => value === physicalSide(computed)),
      },
    ];
  if (one === undefined || other === undefined || one === other) return [];
  return [
    {
      path,
      from: [one, other],
      read: ({ computed, declared, declare }) =>
        values.find((value) =>
          [compact(computed), compact(declared)].includes(declare(value) ?? ''),
        ),
    },
  ];
}

const SIDES: { readonly [css: string]: string } = { start: 'left', end: 'right' };

/** Pages are written from left to right. */
const physicalSide = (css: string): string => SIDES[css] ?? css;
