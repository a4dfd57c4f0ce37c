import { Switch } from '@mantine/core';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

export function SwitchField({ property, labelId }: FieldProps<'switch'>) {
  return (
    <Switch
      size="sm"
      aria-labelledby={labelId}
      checked={property.value === true}
      onChange={({ currentTarget }) => property.set(currentTarget.checked)}
    />
  );
}

export const controlKind: ControlDefinition<'switch'> = {
  Field: SwitchField,
  isInline: () => true,
};
