import { Switch, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { GeneralSettings } from '@plinth/model';
import { ChoiceField } from '../../../forms/choice-field.tsx';
import type { GeneralForm } from './use-general-form.ts';

const BACK_TO_TOP: Record<GeneralSettings['back_to_top'], string> = {
  disabled: 'MODULE.SETTINGS.BACK_TO_TOP.DISABLED',
  default: 'MODULE.SETTINGS.BACK_TO_TOP.DEFAULT',
  custom: 'MODULE.SETTINGS.BACK_TO_TOP.CUSTOM',
};

/** How the pages behave. */
export const BehaviourFields = ({ form }: { readonly form: GeneralForm }) => {
  const t = useT();
  return (
    <>
      <Switch
        label={t('MODULE.SETTINGS.LAZY_LOADING')}
        description={t('MODULE.SETTINGS.LAZY_LOADING_HINT')}
        {...form.getInputProps('lazy_loading', { type: 'checkbox' })}
      />
      <ChoiceField
        label={t('MODULE.SETTINGS.BACK_TO_TOP.LABEL')}
        choices={BACK_TO_TOP}
        {...form.getInputProps('back_to_top')}
      />
      <TextInput
        label={t('MODULE.SETTINGS.POPUP_ERROR')}
        description={t('MODULE.SETTINGS.POPUP_ERROR_HINT')}
        {...form.getInputProps('popup_error_text')}
      />
    </>
  );
};
