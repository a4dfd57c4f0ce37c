import { Switch, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { EmbedConsent } from '@plinth/model';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { GeneralForm } from './general-form.ts';

/** An example page URL with the current settings. */
const exampleAddress = (
  { address, permalinks, suffix }: GeneralForm['form']['values'],
  slug: string,
): string => {
  if (!permalinks) return `${address}/?url=${slug}`;
  return suffix === '' ? `${address}/${slug}/` : `${address}/${slug}${suffix}`;
};

const EMBED_CONSENT: Record<EmbedConsent, MessageKey> = {
  visit: 'MODULE.SETTINGS.EMBED_CONSENT.VISIT',
  always: 'MODULE.SETTINGS.EMBED_CONSENT.ALWAYS',
};

const NAMES = [
  ...(['permalinks', 'suffix', 'html_lang', 'lazy_loading', 'embed_consent'] as const),
  'popup_error_text',
] as const;

/** Whether one of the advanced fields has an error. */
export const hasAdvancedError = ({ form }: GeneralForm): boolean =>
  NAMES.some((name) => Boolean(form.errors[name]));

/** The format of page URLs, and behavior of all pages that few owners change. */
export const AdvancedFields = ({ form, field }: GeneralForm) => {
  const t = useT();
  const { permalinks, suffix } = form.values;
  return (
    <>
      <SwitchField label={t('MODULE.SETTINGS.PERMALINKS')} {...field('permalinks')} />
      {permalinks && (
        <Switch
          label={t('MODULE.SETTINGS.SUFFIX')}
          checked={suffix === '.html'}
          onChange={(event) =>
            form.setFieldValue('suffix', event.currentTarget.checked ? '.html' : '')
          }
        />
      )}
      <Text c="dimmed" className="settings-example" data-testid="address-example">
        {exampleAddress(form.values, 'about')}
      </Text>
      <TextField
        label={t('MODULE.SETTINGS.HTML_LANG')}
        description={t('MODULE.SETTINGS.HTML_LANG_HINT')}
        {...field('html_lang')}
      />
      <SwitchField
        label={t('MODULE.SETTINGS.LAZY_LOADING')}
        description={t('MODULE.SETTINGS.LAZY_LOADING_HINT')}
        {...field('lazy_loading')}
      />
      <ChoiceField
        label={t('MODULE.SETTINGS.EMBED_CONSENT.LABEL')}
        description={t('MODULE.SETTINGS.EMBED_CONSENT.HINT')}
        choices={EMBED_CONSENT}
        {...field('embed_consent')}
      />
      <TextField
        label={t('MODULE.SETTINGS.POPUP_ERROR')}
        description={t('MODULE.SETTINGS.POPUP_ERROR_HINT')}
        {...field('popup_error_text')}
      />
    </>
  );
};
