import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { BusinessKind } from '@plinth/model';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { TextAreaField } from '../../../forms/fields/text-area-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useSettings } from '../../../settings/use-settings.ts';
import type { FactForm } from './fact-form.ts';
import { LogoField } from './logo-field.tsx';

const KINDS: Record<BusinessKind, MessageKey> = {
  local_business: 'MODULE.FACTS.KIND.LOCAL_BUSINESS',
  professional_service: 'MODULE.FACTS.KIND.PROFESSIONAL_SERVICE',
  home_and_construction: 'MODULE.FACTS.KIND.HOME_AND_CONSTRUCTION',
  store: 'MODULE.FACTS.KIND.STORE',
  restaurant: 'MODULE.FACTS.KIND.RESTAURANT',
  cafe: 'MODULE.FACTS.KIND.CAFE',
  lodging: 'MODULE.FACTS.KIND.LODGING',
  health_and_beauty: 'MODULE.FACTS.KIND.HEALTH_AND_BEAUTY',
  medical: 'MODULE.FACTS.KIND.MEDICAL',
  sports: 'MODULE.FACTS.KIND.SPORTS',
  automotive: 'MODULE.FACTS.KIND.AUTOMOTIVE',
  legal: 'MODULE.FACTS.KIND.LEGAL',
  real_estate: 'MODULE.FACTS.KIND.REAL_ESTATE',
};

/** Name, logo, and kind of business. */
export const BusinessFields = ({ form, field }: FactForm) => {
  const t = useT();
  const siteName = useSettings('general').data?.values.site_name;
  return (
    <>
      <TextField
        label={t('MODULE.FACTS.NAME')}
        description={t('MODULE.FACTS.NAME_HINT')}
        {...(siteName ? { placeholder: siteName } : {})}
        {...field('name')}
      />
      <TextAreaField
        label={t('MODULE.FACTS.DESCRIPTION')}
        description={t('MODULE.FACTS.DESCRIPTION_HINT')}
        {...field('description')}
      />
      <LogoField form={form} />
      <ChoiceField
        label={t('MODULE.FACTS.KIND.LABEL')}
        choices={KINDS}
        {...field('business_kind')}
      />
    </>
  );
};
