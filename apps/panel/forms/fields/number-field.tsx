import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';

type NumberFieldProps = NumberInputProps & { readonly limits?: FieldLimits };

/** A whole number. Out-of-range input stays as typed, and the form shows which limit it exceeds. */
export const NumberField = ({ limits, ...props }: NumberFieldProps) => (
  <NumberInput allowDecimal={false} clampBehavior="none" hideControls {...limits} {...props} />
);
