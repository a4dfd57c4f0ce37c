import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { completeSiteUrl, type PageTitleFormat, pageTitle } from '@plinth/model';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { GeneralForm } from './general-form.ts';

const TITLE_FORMAT: Record<PageTitleFormat, MessageKey> = {
  title: 'MODULE.SETTINGS.TITLE_FORMAT.TITLE',
  title_site: 'MODULE.SETTINGS.TITLE_FORMAT.TITLE_SITE',
  site_title: 'MODULE.SETTINGS.TITLE_FORMAT.SITE_TITLE',
};

/** The site's URL, and the format of page titles. */
export const AddressFields = ({ form, field }: GeneralForm) => {
  const t = useT();
  const { page_title_format, site_name } = form.values;
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
      <ChoiceField
        label={t('MODULE.SETTINGS.TITLE_FORMAT.LABEL')}
        description={pageTitle(page_title_format, example, site_name)}
        choices={TITLE_FORMAT}
        {...field('page_title_format')}
      />
    </>
  );
};
