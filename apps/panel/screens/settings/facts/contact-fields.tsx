import { useT } from '@plinth/i18n/react';
import { phoneExample } from '@plinth/model';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FactForm } from './fact-form.ts';

export const ContactFields = ({ form, field }: FactForm) => {
  const t = useT();
  return (
    <div className="field-row">
      <TextField
        label={t('MODULE.FACTS.PHONE')}
        description={t('MODULE.FACTS.PHONE_HINT')}
        placeholder={phoneExample(form.values.country)}
        type="tel"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('phone')}
      />
      <TextField label={t('MODULE.FACTS.EMAIL')} type="email" {...field('email')} />
    </div>
  );
};
