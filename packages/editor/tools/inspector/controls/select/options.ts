import type { Translate } from '@plinth/i18n';
import { type PropertyValue, sameValue } from '@plinth/model';
import type { ControlOption } from '@plinth/widgets/inspectors';

/** Pickers know texts only; an option's value is told by its place in the list. */
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

/** The label of an option; a value that none of them has is told as it is. */
export const optionText = (
  t: Translate,
  { options }: { readonly options: readonly ControlOption[] },
  value: PropertyValue,
): string => {
  const option = options.find((each) => sameValue(each.value, value));
  return option ? t(option.label) : String(value);
};
