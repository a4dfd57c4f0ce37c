import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { isCityFirst, isInUnitedStates } from '@plinth/model';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { CountryField } from '../../../regions/country-field.tsx';
import type { FactForm } from './fact-form.ts';

/** The postal address. */
export const AddressFields = ({ form, field }: FactForm) => {
  const { t, locale } = useI18n();
  const isUS = isInUnitedStates(form.values.country);
  const postalCode = (
    <TextField
      label={t(isUS ? 'MODULE.FACTS.ZIP_CODE' : 'MODULE.FACTS.POSTAL_CODE')}
      {...field('postal_code')}
    />
  );
  const cityFirst = isCityFirst(languageTag(locale), form.values.country);
  return (
    <>
      <TextField label={t('MODULE.FACTS.STREET')} {...field('street')} />
      <div className="facts-place">
        {!cityFirst && postalCode}
        <TextField label={t('MODULE.FACTS.CITY')} {...field('city')} />
        <TextField
          label={t(isUS ? 'MODULE.FACTS.STATE' : 'MODULE.FACTS.REGION')}
          {...field('region')}
        />
        {cityFirst && postalCode}
      </div>
      <CountryField label={t('MODULE.FACTS.COUNTRY')} {...form.getInputProps('country')} />
    </>
  );
};
