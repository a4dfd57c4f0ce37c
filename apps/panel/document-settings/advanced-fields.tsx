import { Checkbox, TextInput, Title } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { CodeField } from '../forms/fields/code-field.tsx';
import { TextField } from '../forms/fields/text-field.tsx';
import { LinkAnchor } from '../router/links.tsx';
import { AdvancedCard } from '../settings/advanced-card.tsx';
import type { DocumentForm } from './document-form.ts';
import { LanguageVersions } from './language-versions.tsx';

type AdvancedFieldsProps = { readonly form: DocumentForm; readonly fullUrl: string };

const FIELDS = /^(?:seo_keywords|canonical_url|alternates|head_code|body_code)\b/;

/** Settings of a page or post that few owners need: keywords, the canonical URL, and custom code. */
export const AdvancedFields = ({ form, fullUrl }: AdvancedFieldsProps) => {
  const t = useT();
  return (
    <AdvancedCard
      hasError={Object.keys(form.errors).some((path) => FIELDS.test(path))}
      description={t('MODULE.PAGES.ADVANCED_HINT')}
    >
      <TextInput label={t('MODULE.PAGES.SEO_KEYWORDS')} {...form.getInputProps('seo_keywords')} />
      <Checkbox
        label={t('MODULE.PAGES.IS_NOFOLLOW')}
        {...form.getInputProps('is_nofollow', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('MODULE.PAGES.IS_CANONICAL_HIDDEN')}
        {...form.getInputProps('is_canonical_hidden', { type: 'checkbox' })}
      />
      {!form.values.is_canonical_hidden && (
        <TextField
          label={t('MODULE.PAGES.CANONICAL')}
          description={t('MODULE.PAGES.CANONICAL_HINT')}
          inherited={fullUrl}
          type="url"
          {...form.getInputProps('canonical_url')}
        />
      )}
      <LanguageVersions form={form} />
      <div>
        <Title order={3}>{t('MODULE.PAGES.CODE')}</Title>
        <p className="advanced-card-text">
          {t('MODULE.PAGES.CODE_HINT')}{' '}
          <LinkAnchor inherit underline="always" to="/settings/code_injection/">
            {t('MODULE.PAGES.CODE_ALL')}
          </LinkAnchor>
        </p>
      </div>
      <CodeField label={t('MODULE.PAGES.HEAD_CODE')} {...form.getInputProps('head_code')} />
      <CodeField label={t('MODULE.PAGES.BODY_CODE')} {...form.getInputProps('body_code')} />
    </AdvancedCard>
  );
};
