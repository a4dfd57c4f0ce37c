import { useT } from '@plinth/i18n/react';
import { BackgroundField } from '../../../fields/background/background-field.tsx';
import { type Background, FILL_KINDS } from '../../../fields/background/background-parts.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

function BackgroundControl({ control, property, labelId }: FieldProps<'background'>) {
  const t = useT();
  return (
    <BackgroundField
      label={t(control.label)}
      labelId={labelId}
      value={(property.value ?? {}) as Background}
      onChange={property.set}
      {...(control.isFill && { kinds: FILL_KINDS, hasLayer: false })}
    />
  );
}

export const controlKind: ControlDefinition<'background'> = {
  Field: BackgroundControl,
  keepsState: true,
};
