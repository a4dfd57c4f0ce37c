import { Button, Group, Input, Select, TextInput } from '@mantine/core';
import { LOCALE_NAMES, LOCALES } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { useMediaFile } from '../../../media/media-data.ts';
import { useMediaPicker } from '../../../media/use-media-picker.tsx';
import type { GeneralForm } from './use-general-form.ts';

type FieldsProps = { readonly form: GeneralForm };

const FaviconField = ({ form }: FieldsProps) => {
  const t = useT();
  const { pick, picker } = useMediaPicker();
  const { favicon_id, site_name } = form.values;
  const file = useMediaFile(favicon_id);
  const choose = async () => {
    const chosen = await pick({ type: 'images', selected: favicon_id });
    if (chosen) form.setFieldValue('favicon_id', chosen.id);
  };
  return (
    <Input.Wrapper
      label={t('MODULE.SETTINGS.FAVICON')}
      description={t('MODULE.SETTINGS.FAVICON_HINT')}
      error={form.errors.favicon_id}
    >
      <div className="favicon-tab">
        {file.data && favicon_id ? (
          <img src={file.data.url} alt="" width={16} height={16} />
        ) : (
          <span />
        )}
        {site_name}
      </div>
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={() => void choose()}>
          {t('MODULE.MEDIA_LIBRARY.PICK')}
        </Button>
        {favicon_id !== null && (
          <Button variant="subtle" size="xs" onClick={() => form.setFieldValue('favicon_id', null)}>
            {t('COMMON.ACTION.REMOVE')}
          </Button>
        )}
      </Group>
      {picker}
    </Input.Wrapper>
  );
};

const ZONES = Intl.supportedValuesOf('timeZone');

const TimeZoneField = ({ form }: FieldsProps) => {
  const t = useT();
  const format = useFormat();
  const zone = form.values.time_zone;
  return (
    <Select
      label={t('MODULE.SETTINGS.TIME_ZONE')}
      description={t('MODULE.SETTINGS.TIME_NOW', { time: format.time(Date.now(), zone) })}
      data={[...new Set(['UTC', zone, ...ZONES])]}
      searchable
      allowDeselect={false}
      limit={100}
      {...form.getInputProps('time_zone')}
    />
  );
};

/** Name, sign and language. */
export const SiteFields = ({ form }: FieldsProps) => {
  const t = useT();
  return (
    <>
      <TextInput label={t('MODULE.SETTINGS.SITE_NAME')} {...form.getInputProps('site_name')} />
      <FaviconField form={form} />
      <div className="field-row">
        <Select
          label={t('MODULE.SETTINGS.LANGUAGE')}
          data={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
          allowDeselect={false}
          {...form.getInputProps('default_language')}
        />
        <TextInput
          label={t('MODULE.SETTINGS.HTML_LANG')}
          description={t('MODULE.SETTINGS.HTML_LANG_HINT')}
          {...form.getInputProps('html_lang')}
        />
      </div>
      <TimeZoneField form={form} />
    </>
  );
};
