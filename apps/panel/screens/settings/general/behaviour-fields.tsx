import { Select, Switch, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { BACK_TO_TOP_MODES } from '@plinth/model';
import type { GeneralForm } from './use-general-form.ts';

const MODE_LABEL: Record<(typeof BACK_TO_TOP_MODES)[number], string> = {
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
      <Select
        label={t('MODULE.SETTINGS.BACK_TO_TOP.LABEL')}
        data={BACK_TO_TOP_MODES.map((value) => ({ value, label: t(MODE_LABEL[value]) }))}
        allowDeselect={false}
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
