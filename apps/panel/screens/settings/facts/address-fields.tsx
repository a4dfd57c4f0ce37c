import { useT } from '@plinth/i18n/react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FactForm } from './fact-form.ts';

/** The postal address. */
export const AddressFields = ({ field }: FactForm) => {
  const t = useT();
  return (
    <>
      <TextField label={t('MODULE.FACTS.STREET')} {...field('street')} />
      <div className="facts-place">
        <TextField label={t('MODULE.FACTS.POSTAL_CODE')} {...field('postal_code')} />
        <TextField label={t('MODULE.FACTS.CITY')} {...field('city')} />
      </div>
      <TextField label={t('MODULE.FACTS.COUNTRY')} {...field('country')} />
    </>
  );
};
