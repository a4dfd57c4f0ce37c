import { Button, Select } from '@mantine/core';
import type { IntegrationSettings, integrationSettings } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import type { SettingsForm } from '../../../settings/settings-screen.tsx';
import { useLists } from './use-lists.ts';

const PROVIDERS: Record<IntegrationSettings['newsletter_provider'], MessageKey> = {
  none: 'MODULE.SETTINGS.INTEGRATION.NEWSLETTER.NONE',
  mailchimp: 'MODULE.SETTINGS.INTEGRATION.NEWSLETTER.MAILCHIMP',
  brevo: 'MODULE.SETTINGS.INTEGRATION.NEWSLETTER.BREVO',
};

type Props = Pick<SettingsForm<typeof integrationSettings>, 'field' | 'form' | 'isSet'>;

/** The account: its key, and the list that visitors subscribe to. */
const AccountFields = ({ field, form, isSet }: Props) => {
  const t = useT();
  const { newsletter_provider: provider, newsletter_list: list, ...values } = form.values;
  // The key of one service isn't that of another.
  const hasKey = isSet('newsletter_api_key') && !form.isDirty('newsletter_provider');
  const { lists, problem, isBusy, load } = useLists(
    { provider, key: values.newsletter_api_key },
    hasKey,
  );
  const keyField = field('newsletter_api_key');
  const { limits: _, ...listField } = field('newsletter_list');
  const known = lists ?? (list === '' ? [] : [{ id: list, name: list }]);
  return (
    <>
      <SecretField
        label={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.KEY')}
        description={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.KEY_HINT')}
        isSet={hasKey}
        {...keyField}
        error={keyField.error ?? problem}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={values.newsletter_api_key === '' && !hasKey}
        onClick={load}
        style={{ alignSelf: 'start' }}
      >
        {t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.LOAD')}
      </Button>
      <Select
        label={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.LIST')}
        description={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.LIST_HINT')}
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        required
        {...listField}
        value={list === '' ? null : list}
      />
      <SwitchField
        label={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.OPT_IN')}
        description={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.OPT_IN_HINT')}
        {...field('newsletter_double_opt_in')}
      />
    </>
  );
};

/** The service that sends the newsletter. */
export const NewsletterCard = ({ field, form, isSet }: Props) => {
  const t = useT();
  const { onChange, ...providerField } = field('newsletter_provider');
  return (
    <SettingsCard
      title={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER')}
      description={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER_INTRO')}
    >
      <ChoiceField
        label={t('MODULE.SETTINGS.INTEGRATION.NEWSLETTER.PROVIDER')}
        choices={PROVIDERS}
        {...providerField}
        onChange={(value) => {
          onChange(value);
          form.setFieldValue('newsletter_list', '');
          form.setFieldValue('newsletter_api_key', '');
        }}
      />
      {form.values.newsletter_provider !== 'none' && <AccountFields {...{ field, form, isSet }} />}
    </SettingsCard>
  );
};
