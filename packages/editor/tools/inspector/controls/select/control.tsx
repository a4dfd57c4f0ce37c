import { useT } from '@plinth/i18n/react';
import type { ControlKinds } from '@plinth/widgets/inspectors';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import {
  isInheriting,
  optionAt,
  optionData,
  optionIndex,
  optionSource,
  optionText,
} from './options.ts';

type SelectFieldProps = Pick<FieldProps<'select'>, 'property' | 'labelId'> & {
  readonly control: ControlKinds['select'] & Pick<FieldProps<'select'>['control'], 'label'>;
};

/** A select; long lists are searchable. */
export function SelectField({ control, property, labelId }: SelectFieldProps) {
  const t = useT();
  const data = optionData(t, control.options);
  // Neither the widget, its preset, nor the page sets anything.
  const isNone = (property.value ?? null) === null && property.origin.kind === 'default';
  const none = isNone ? optionIndex(control.options, null) : null;
  return (
    <ChoiceSelect
      aria-labelledby={labelId}
      aria-label={t(control.label)}
      data={data.map((each) =>
        each.value === none ? { ...each, label: t('EDITOR.VALUE.NONE') } : each,
      )}
      value={optionIndex(control.options, property.value)}
      searchable={control.options.length > 10}
      onChange={(index) => property.set(optionAt(control.options, index))}
    />
  );
}

export const controlKind: ControlDefinition<'select'> = {
  Field: SelectField,
  isInline: () => true,
  valueText: optionText,
  css: optionSource,
  isUnset: isInheriting,
};
