import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldLimits } from '@plinth/model';

type NumberFieldProps = NumberInputProps & { readonly limits?: FieldLimits };

/**
 * A whole number. Out-of-range input stays as typed, and the form shows which limit it exceeds. A
 * field that is left empty gets its default.
 */
export const NumberField = ({ limits = {}, onBlur, ...props }: NumberFieldProps) => {
  const { fallback, ...range } = limits;
  const finish = () => {
    if (props.value === '' && fallback !== undefined) props.onChange?.(fallback);
  };
  return (
    <NumberInput
      allowDecimal={false}
      clampBehavior="none"
      hideControls
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      // Enter submits the form without leaving the field.
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      {...range}
      {...props}
    />
  );
};
