import type { Translate } from '@plinth/i18n';
import { type PropertyValue, sameValue } from '@plinth/model';
import type { ControlOption } from '@plinth/widgets/inspectors';

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
