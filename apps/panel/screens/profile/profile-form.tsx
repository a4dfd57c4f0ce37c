import { Select, Stack, TextInput } from '@mantine/core';
import type { ProfileRecord } from '@plinth/contract';
import { LOCALE_NAMES, localesWith } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { Form } from '../../forms/form.tsx';
import { all, atMost, email, required } from '../../forms/rules.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useRecordForm } from '../../forms/use-record-form.tsx';
import { client } from '../../rpc/client.ts';
import { switchLanguage } from '../../session/language.ts';

const fieldsOf = ({ name, email: address, language }: ProfileRecord) => ({
  name,
  email: address,
  language,
});

/** Name, email and language; a new language applies immediately. */
export const ProfileForm = ({ profile }: { readonly profile: ProfileRecord }) => {
  const i18n = useI18n();
  const queries = useQueryClient();
  const { t } = i18n;
  const record = useRecordForm({
    stored: fieldsOf(profile),
    revision: profile.revision,
    rules: { name: all(required, atMost(100)), email: all(required, email) },
    savedText: () => t('MODULE.PROFILE.SAVED'),
    save: async ({ changed, revision }) => {
      const stored = await client.ProfileService.save({ item: changed, revision });
      await switchLanguage(i18n, stored.language);
      await queries.invalidateQueries({ queryKey: ['profile'] });
      return { stored: fieldsOf(stored), revision: stored.revision };
    },
  });
  const { form, onSubmit } = record;
  const languages = [...new Set([...localesWith(['mail']), profile.language])];
  return (
    <Form onSubmit={onSubmit} data-testid="profile-form">
      <Stack gap="lg">
        <TextInput
          label={t('COMMON.TEXT.NAME')}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <EmailField autoComplete="email" {...form.getInputProps('email')} />
        {languages.length > 1 && (
          <Select
            label={t('SHELL.LANGUAGE')}
            description={t('MODULE.PROFILE.LANGUAGE_HINT')}
            data={languages.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
        )}
        <SaveBar record={record} />
      </Stack>
    </Form>
  );
};
