import { useT } from '@plinth/i18n/react';
import { phoneExample, writtenPhone } from '@plinth/model';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FactForm } from './fact-form.ts';

export const ContactFields = ({ form, field }: FactForm) => {
  const t = useT();
  const { country } = form.values;
  const { onBlur, ...phone } = field('phone');
  return (
    <div className="field-row">
      <TextField
        label={t('MODULE.FACTS.PHONE')}
        description={t('MODULE.FACTS.PHONE_HINT')}
        placeholder={phoneExample(country)}
        type="tel"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...phone}
        onBlur={(event) => {
          form.setFieldValue('phone', writtenPhone(form.getValues().phone, country));
          onBlur?.(event);
        }}
      />
      <TextField label={t('MODULE.FACTS.EMAIL')} type="email" {...field('email')} />
    </div>
  );
};
