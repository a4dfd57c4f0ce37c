import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { GeneralSettings } from '@plinth/model';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { GeneralForm } from './general-form.ts';

const BACK_TO_TOP: Record<GeneralSettings['back_to_top'], MessageKey> = {
  disabled: 'MODULE.SETTINGS.BACK_TO_TOP.DISABLED',
  default: 'MODULE.SETTINGS.BACK_TO_TOP.DEFAULT',
  custom: 'MODULE.SETTINGS.BACK_TO_TOP.CUSTOM',
};

/** Behavior of all pages. */
export const BehaviorFields = ({ field }: GeneralForm) => {
  const t = useT();
  return (
    <>
      <SwitchField
        label={t('MODULE.SETTINGS.LAZY_LOADING')}
        description={t('MODULE.SETTINGS.LAZY_LOADING_HINT')}
        {...field('lazy_loading')}
      />
      <ChoiceField
        label={t('MODULE.SETTINGS.BACK_TO_TOP.LABEL')}
        choices={BACK_TO_TOP}
        {...field('back_to_top')}
      />
      <TextField
        label={t('MODULE.SETTINGS.POPUP_ERROR')}
        description={t('MODULE.SETTINGS.POPUP_ERROR_HINT')}
        {...field('popup_error_text')}
      />
    </>
  );
};
