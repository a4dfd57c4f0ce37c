import { Switch, Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { SecretField } from '../../../forms/secret-field.tsx';
import type { GeneralForm } from './use-general-form.ts';

type AccessProps = { readonly form: GeneralForm; readonly hasPassword: boolean };

/** Who may see the site. */
export const AccessFields = ({ form, hasPassword }: AccessProps) => {
  const t = useT();
  const { under_construction, password_protection } = form.values;
  return (
    <>
      <Switch
        label={t('MODULE.SETTINGS.UNDER_CONSTRUCTION')}
        description={t('MODULE.SETTINGS.UNDER_CONSTRUCTION_HINT')}
        {...form.getInputProps('under_construction', { type: 'checkbox' })}
      />
      {under_construction && (
        <Textarea
          label={t('MODULE.SETTINGS.MAINTENANCE_MESSAGE')}
          description={t('MODULE.SETTINGS.MAINTENANCE_HINT')}
          autosize
          minRows={3}
          {...form.getInputProps('maintenance_message')}
        />
      )}
      <Switch
        label={t('MODULE.SETTINGS.PASSWORD_PROTECTION')}
        description={t('MODULE.SETTINGS.PASSWORD_PROTECTION_HINT')}
        {...form.getInputProps('password_protection', { type: 'checkbox' })}
      />
      <SecretField
        label={t('MODULE.SETTINGS.PASSWORD')}
        description={t(
          password_protection ? 'MODULE.SETTINGS.PASSWORD_USED' : 'MODULE.SETTINGS.PASSWORD_HINT',
        )}
        isKept={hasPassword}
        {...form.getInputProps('password')}
      />
    </>
  );
};
