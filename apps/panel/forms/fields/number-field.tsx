import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';

type NumberFieldProps = NumberInputProps & { readonly limits?: FieldLimits };

/** A whole number. One out of bounds stays as typed, and the form says which bound it is beyond. */
export const NumberField = ({ limits, ...props }: NumberFieldProps) => (
  <NumberInput allowDecimal={false} clampBehavior="none" hideControls {...limits} {...props} />
);
