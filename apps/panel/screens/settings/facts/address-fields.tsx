import { useT } from '@plinth/i18n/react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { CountryField } from '../../../regions/country-field.tsx';
import { useAddressLabels } from '../../../regions/use-address-labels.ts';
import type { FactForm } from './fact-form.ts';

/** The postal address. */
export const AddressFields = ({ form, field }: FactForm) => {
  const t = useT();
  const { region, postalCode, cityFirst } = useAddressLabels(form.values);
  const code = <TextField label={postalCode} {...field('postal_code')} />;
  return (
    <>
      <CountryField label={t('MODULE.FACTS.COUNTRY')} {...form.getInputProps('country')} />
      <TextField label={t('MODULE.FACTS.STREET')} {...field('street')} />
      <div className="facts-place">
        {!cityFirst && code}
        <TextField label={t('MODULE.FACTS.CITY')} {...field('city')} />
        {region && <TextField label={region} {...field('region')} />}
        {cityFirst && code}
      </div>
    </>
  );
};
