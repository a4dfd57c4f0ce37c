import { MultiSelect } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { announce } from '@plinth/ui';
import { useState } from 'react';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { useIsFilledList } from '../../is-filled-list.ts';
import { optionAt, optionData, optionIndex, optionText } from '../select/options.ts';

const chosenIn = (value: PropertyValue | undefined): readonly PropertyValue[] =>
  Array.isArray(value) ? value : [];

/** Several options at once. The last one stays if the widget needs it, and the field says so. */
export function ChoicesField({ id, control, property, labelId }: WidgetFieldProps<'choices'>) {
  const t = useT();
  const isFilled = useIsFilledList(id, control.path);
  const [isKept, setKept] = useState(false);
  const { options, placeholder } = control;
  const chosen = chosenIn(property.value);
  const [last] = chosen;
  const only = isKept && chosen.length === 1 && last !== undefined ? last : null;
  const keptText = (value: PropertyValue) =>
    t('EDITOR.CHOICES.LAST', { name: optionText(t, control, value) });
  const choose = (next: readonly PropertyValue[]) => {
    const keeps = isFilled && next.length === 0 && last !== undefined;
    setKept(keeps);
    if (keeps) announce(keptText(last));
    else property.set(next);
  };
  return (
    <MultiSelect
      size="xs"
      aria-labelledby={labelId}
      data={optionData(t, options)}
      value={chosen.map((value) => optionIndex(options, value))}
      placeholder={chosen.length === 0 ? t(placeholder) : ''}
      description={only !== null && keptText(only)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(indexes) => choose(indexes.flatMap((index) => optionAt(options, index) ?? []))}
    />
  );
}

export const controlKind: ControlDefinition<'choices'> = {
  Field: ChoicesField,
  readsWidget: true,
  keepsState: true,
  valueText: (t, control, value) =>
    chosenIn(value)
      .map((each) => optionText(t, control, each))
      .join(', ') || t(control.placeholder),
};
