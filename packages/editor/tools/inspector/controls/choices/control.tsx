import { MultiSelect } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { optionAt, optionData, optionIndex, optionText } from '../select/options.ts';

const chosenIn = (value: PropertyValue | undefined): readonly PropertyValue[] =>
  Array.isArray(value) ? value : [];

/** Several options at once. */
export function ChoicesField({ control, property, labelId }: FieldProps<'choices'>) {
  const t = useT();
  const { options, placeholder } = control;
  const chosen = chosenIn(property.value);
  return (
    <MultiSelect
      size="xs"
      aria-labelledby={labelId}
      data={optionData(t, options)}
      value={chosen.map((value) => optionIndex(options, value))}
      placeholder={chosen.length === 0 ? t(placeholder) : ''}
      onChange={(indexes) =>
        property.set(indexes.flatMap((index) => optionAt(options, index) ?? []))
      }
    />
  );
}

export const controlKind: ControlDefinition<'choices'> = {
  Field: ChoicesField,
  valueText: (t, control, value) =>
    chosenIn(value)
      .map((each) => optionText(t, control, each))
      .join(', ') || t(control.placeholder),
};
