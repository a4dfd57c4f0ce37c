import { Switch, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { completeSiteUrl, type PageTitleFormat, pageTitle } from '@plinth/model';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { GeneralForm } from './general-form.ts';

const TITLE_FORMAT: Record<PageTitleFormat, MessageKey> = {
  title: 'MODULE.SETTINGS.TITLE_FORMAT.TITLE',
  title_site: 'MODULE.SETTINGS.TITLE_FORMAT.TITLE_SITE',
  site_title: 'MODULE.SETTINGS.TITLE_FORMAT.SITE_TITLE',
};

/** An example page URL with the current settings. */
const exampleAddress = (
  { address, permalinks, suffix }: GeneralForm['form']['values'],
  slug: string,
): string => {
  if (!permalinks) return `${address}/?url=${slug}`;
  return suffix === '' ? `${address}/${slug}/` : `${address}/${slug}${suffix}`;
};

/** The site's URL, and the format of page URLs and titles. */
export const AddressFields = ({ form, field }: GeneralForm) => {
  const t = useT();
  const { permalinks, suffix, page_title_format, site_name } = form.values;
  const example = t('MODULE.SETTINGS.EXAMPLE_PAGE');
  return (
    <>
      <TextField
        label={t('MODULE.SETTINGS.ADDRESS')}
        description={t('MODULE.SETTINGS.ADDRESS_HINT')}
        type="url"
        filter={completeSiteUrl}
        {...field('address')}
      />
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
      <ChoiceField
        label={t('MODULE.SETTINGS.TITLE_FORMAT.LABEL')}
        description={pageTitle(page_title_format, example, site_name)}
        choices={TITLE_FORMAT}
        {...field('page_title_format')}
      />
    </>
  );
};
