import { TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

/** Email address of the account. */
export const EmailField = (props: TextInputProps) => {
  const t = useT();
  return (
    <TextInput
      label={t('MODULE.AUTH.LOGIN.EMAIL')}
      type="email"
      autoComplete="username"
      {...props}
    />
  );
};
