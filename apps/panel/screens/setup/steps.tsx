import { Checkbox, Radio, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isLocale, LOCALE_NAMES, LOCALES, PSEUDO_LOCALE } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { completeSiteUrl } from '@plinth/model';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../forms/fields/text-field.tsx';
import { NewPassword } from '../../forms/new-password.tsx';
import { useSwitchLanguage } from '../../session/use-switch-language.ts';
import type { SetupValues } from './setup-values.ts';
import type { Starter } from './use-setup.ts';

type StepProps = {
  readonly form: UseFormReturnType<SetupValues>;
  readonly starters: readonly Starter[];
};

export const LanguageStep = ({ form }: StepProps) => {
  const i18n = useI18n();
  const switchLanguage = useSwitchLanguage();
  const choose = (locale: string | null) => {
    if (!isLocale(locale) || locale === PSEUDO_LOCALE) return;
    form.setFieldValue('language', locale);
    switchLanguage(locale);
  };
  return (
    <Select
      label={i18n.t('SETUP.LANGUAGE.LABEL')}
      description={i18n.t('SETUP.LANGUAGE.HINT')}
      size="md"
      data={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      allowDeselect={false}
      searchable
      value={form.values.language}
      onChange={choose}
      error={form.errors.language}
    />
  );
};

export const OwnerStep = ({ form }: StepProps) => {
  const { t } = useI18n();
  return (
    <Stack gap="lg">
      <TextInput
        label={t('SETUP.OWNER.NAME')}
        autoComplete="name"
        size="md"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('SETUP.OWNER.EMAIL')}
        type="email"
        autoComplete="email"
        size="md"
        {...form.getInputProps('email')}
      />
      <NewPassword
        form={form}
        labels={{ password: t('MODULE.AUTH.LOGIN.PASSWORD'), repeat: t('SETUP.OWNER.REPEAT') }}
      />
    </Stack>
  );
};

export const SiteStep = ({ form }: StepProps) => {
  const { t } = useI18n();
  return (
    <Stack gap="lg">
      <TextInput label={t('SETUP.SITE.NAME')} size="md" {...form.getInputProps('site_name')} />
      <TextField
        label={t('SETUP.SITE.ADDRESS')}
        description={t('SETUP.SITE.ADDRESS_HINT')}
        type="url"
        size="md"
        filter={completeSiteUrl}
        {...form.getInputProps('address')}
      />
    </Stack>
  );
};

/** The value for no starter: one empty home page (see `PLINTH_STARTER`). */
const EMPTY = 'none';

export const StarterStep = ({ form, starters }: StepProps) => {
  const { t } = useI18n();
  const chooseByEnter = (event: KeyboardEvent<HTMLButtonElement>, starter: string) => {
    if (event.key !== 'Enter' || event.repeat) return;
    event.preventDefault();
    // The form submits what is rendered.
    flushSync(() => form.setFieldValue('starter', starter));
    event.currentTarget.form?.requestSubmit();
  };
  const hasBlog = starters.find(({ id }) => id === form.values.starter)?.has_blog ?? false;
  return (
    <Stack gap="lg">
      <Radio.Group
        {...form.getInputProps('starter')}
        label={t('SETUP.STARTER.TITLE')}
        labelProps={{ className: 'pl-visually-hidden' }}
      >
        <div className="setup-starters">
          {starters.map(({ id, name, description, previews }) => (
            <Radio.Card
              key={id}
              value={id}
              className="setup-starter"
              onKeyDown={(event) => chooseByEnter(event, id)}
              data-testid={`starter-${id}`}
            >
              <Radio.Indicator />
              <div>
                <strong>{id === EMPTY ? t('SETUP.STARTER.NONE') : name}</strong>
                <p>{id === EMPTY ? t('SETUP.STARTER.NONE_TEXT') : description}</p>
                {previews && (
                  <div className="setup-previews">
                    <img src={previews.desktop} alt="" width={640} height={400} />
                    <img src={previews.mobile} alt="" width={240} height={448} />
                  </div>
                )}
              </div>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {hasBlog && (
        <Checkbox
          label={t('SETUP.STARTER.BLOG')}
          description={t('SETUP.STARTER.BLOG_TEXT')}
          {...form.getInputProps('with_blog', { type: 'checkbox' })}
        />
      )}
    </Stack>
  );
};
