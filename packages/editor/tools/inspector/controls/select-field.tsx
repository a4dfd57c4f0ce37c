import { Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldProps } from './field.ts';
import { optionAt, optionData, optionIndex } from './options.ts';

export function SelectField({ control, property, labelId }: FieldProps<'select' | 'segmented'>) {
  const t = useT();
  return (
    <Select
      size="xs"
      aria-labelledby={labelId}
      data={optionData(t, control.options)}
      value={optionIndex(control.options, property.value)}
      searchable={control.options.length > 10}
      allowDeselect={false}
      onChange={(index) => property.set(optionAt(control.options, index))}
    />
  );
}
