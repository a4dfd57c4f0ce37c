import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';

type SecretFieldProps = PasswordInputProps & {
  readonly limits?: FieldLimits;
  /** One is stored, and stays while this field is empty. */
  readonly isSet: boolean;
};

/** A password that is stored and never shown again. */
export const SecretField = ({ isSet, limits, ...props }: SecretFieldProps) => {
  const t = useT();
  return (
    <PasswordInput
      placeholder={isSet ? t('MODULE.PAGES.PASSWORD.KEPT') : undefined}
      autoComplete="new-password"
      {...props}
    />
  );
};
