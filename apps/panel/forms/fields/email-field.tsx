import { TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

/** The address by which a person signs in. */
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
