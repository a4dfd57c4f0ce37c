import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';

type SecretFieldProps = PasswordInputProps & {
  readonly limits?: FieldLimits;
  /** Whether a value is stored; an empty field keeps it. */
  readonly isSet: boolean;
};

/** A password field that never shows the stored value. */
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
