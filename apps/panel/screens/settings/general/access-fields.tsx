import { useT } from '@plinth/i18n/react';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextAreaField } from '../../../forms/fields/text-area-field.tsx';
import type { GeneralForm } from './general-form.ts';

/** Who can see the site. */
export const AccessFields = ({ form, field, isSet }: GeneralForm) => {
  const t = useT();
  const { under_construction, password_protection } = form.values;
  return (
    <>
      <SwitchField
        label={t('MODULE.SETTINGS.UNDER_CONSTRUCTION')}
        description={t('MODULE.SETTINGS.UNDER_CONSTRUCTION_HINT')}
        {...field('under_construction')}
      />
      {under_construction && (
        <TextAreaField
          label={t('MODULE.SETTINGS.MAINTENANCE_MESSAGE')}
          description={t('MODULE.SETTINGS.MAINTENANCE_HINT')}
          hasCounter
          {...field('maintenance_message')}
        />
      )}
      <SwitchField
        label={t('MODULE.SETTINGS.PASSWORD_PROTECTION')}
        description={t('MODULE.SETTINGS.PASSWORD_PROTECTION_HINT')}
        {...field('password_protection')}
      />
      <SecretField
        label={t('MODULE.SETTINGS.PASSWORD')}
        description={t(
          password_protection ? 'MODULE.SETTINGS.PASSWORD_USED' : 'MODULE.SETTINGS.PASSWORD_HINT',
        )}
        isSet={isSet('password')}
        {...field('password')}
      />
    </>
  );
};
