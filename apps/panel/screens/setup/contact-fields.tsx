import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@plinth/i18n/react';
import { phoneExample, writtenPhone } from '@plinth/model';
import { CountryField } from '../../regions/country-field.tsx';
import { useAddressLabels } from '../../regions/use-address-labels.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type ContactFieldsProps = {
  readonly form: UseFormReturnType<SiteFactValues>;
  /** The owner's sign-in email. */
  readonly email: string;
};

/** What the business does, and how to reach it. */
export const ContactFields = ({ form, email }: ContactFieldsProps) => {
  const t = useT();
  const input = (field: keyof SiteFactValues) => ({ size: 'md', ...form.getInputProps(field) });
  const { country } = form.values;
  const { onBlur: onPhoneBlur, ...phone } = input('phone');
  const { region, postalCode, cityFirst } = useAddressLabels(form.values);
  const code = (
    <TextInput autoComplete="postal-code" label={postalCode} {...input('postal_code')} />
  );
  return (
    <Stack gap="md">
      <Textarea
        rows={2}
        label={t('SETUP.FACTS.DESCRIPTION')}
        description={t('SETUP.FACTS.DESCRIPTION_HINT')}
        {...input('description')}
      />
      <div className="setup-pair">
        <TextInput
          type="tel"
          autoComplete="tel"
          label={t('SETUP.FACTS.PHONE')}
          placeholder={phoneExample(country)}
          {...phone}
          onBlur={(event) => {
            form.setFieldValue('phone', writtenPhone(form.getValues().phone, country));
            onPhoneBlur?.(event);
          }}
        />
        <TextInput
          type="email"
          label={t('SETUP.FACTS.EMAIL')}
          description={email === '' ? undefined : t('SETUP.FACTS.EMAIL_HINT')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...input('email')}
        />
      </div>
      <CountryField label={t('SETUP.FACTS.COUNTRY')} {...input('country')} />
      <TextInput
        autoComplete="street-address"
        label={t('SETUP.FACTS.STREET')}
        {...input('street')}
      />
      <div className="setup-place">
        {!cityFirst && code}
        <TextInput autoComplete="address-level2" label={t('SETUP.FACTS.CITY')} {...input('city')} />
        {region && <TextInput autoComplete="address-level1" label={region} {...input('region')} />}
        {cityFirst && code}
      </div>
    </Stack>
  );
};
