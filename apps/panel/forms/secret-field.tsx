import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

type SecretFieldProps = PasswordInputProps & {
  /** One is stored, and stays while nothing is written here. */
  readonly isKept: boolean;
};

/** A password that is stored and never shown again. */
export const SecretField = ({ isKept, ...props }: SecretFieldProps) => {
  const t = useT();
  return (
    <PasswordInput
      placeholder={isKept ? t('MODULE.PAGES.PASSWORD.KEPT') : undefined}
      autoComplete="new-password"
      {...props}
    />
  );
};
