import { SegmentedControl } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { SelectField } from '../select/control.tsx';
import {
  isInheriting,
  optionAt,
  optionData,
  optionIndex,
  optionSource,
  optionText,
} from '../select/options.ts';

/** Maximum number of buttons; more options, or long labels, become a select. */
const MAX_BUTTONS = 4;
const MAX_LETTERS = 32;

export function SegmentedField(props: FieldProps<'segmented'>) {
  const { control, property, labelId } = props;
  const t = useT();
  const options = control.options.filter(({ value }) => value !== control.inherit?.value);
  const data = optionData(t, options);
  const letters = data.reduce((sum, { label }) => sum + label.length, 0);
  if (data.length > MAX_BUTTONS || letters > MAX_LETTERS) return <SelectField {...props} />;
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-labelledby={labelId}
      data={data}
      value={optionIndex(options, property.value)}
      onChange={(index) => property.set(optionAt(options, index))}
    />
  );
}

export const controlKind: ControlDefinition<'segmented'> = {
  Field: SegmentedField,
  valueText: optionText,
  css: optionSource,
  isUnset: isInheriting,
};
