import { Button, Checkbox, Input, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { useMediaFile } from '../media/media-data.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import type { ItemValues } from './item-values.ts';

type LinkFieldsProps = {
  readonly form: UseFormReturnType<ItemValues>;
  readonly pages: readonly PageRecord[];
};

/** Link kinds offered in menus; items with other kinds stay unchanged. */
const KINDS = {
  page: 'MODULE.MENUS.LINK.PAGE',
  home_page: 'MODULE.MENUS.LINK.HOME',
  url: 'MODULE.MENUS.LINK.URL',
  anchor: 'MODULE.MENUS.LINK.ANCHOR',
  mail: 'MODULE.MENUS.LINK.MAIL',
  call: 'MODULE.MENUS.LINK.CALL',
  'fact.call': 'MODULE.MENUS.LINK.FACT_CALL',
  'fact.mail': 'MODULE.MENUS.LINK.FACT_MAIL',
  'fact.directions': 'MODULE.MENUS.LINK.FACT_DIRECTIONS',
  file: 'MODULE.MENUS.LINK.FILE',
  none: 'MODULE.MENUS.LINK.NONE',
} satisfies Partial<Record<ItemValues['action'], MessageKey>>;

const FileField = ({ form }: Pick<LinkFieldsProps, 'form'>) => {
  const t = useT();
  const { pickFile, picker } = useMediaPicker();
  const fileId = Number(form.values.file_id) || null;
  const file = useMediaFile(fileId);
  const choose = async () => {
    const chosen = await pickFile({ selected: fileId });
    if (chosen) form.setFieldValue('file_id', String(chosen.id));
  };
  return (
    <Input.Wrapper label={t('MODULE.MENUS.LINK.FILE')} error={form.errors.file_id}>
      <Button variant="default" display="block" onClick={() => void choose()}>
        {file.data?.name ?? t('MODULE.MEDIA_LIBRARY.PICK')}
      </Button>
      {picker}
    </Input.Wrapper>
  );
};

type AnchorFieldProps = Pick<LinkFieldsProps, 'form'> & { readonly isOptional?: boolean };

const AnchorField = ({ form, isOptional = true }: AnchorFieldProps) => {
  const t = useT();
  return (
    <TextInput
      label={t('COMMON.LINK.PAGE_ANCHOR')}
      description={t(`MODULE.MENUS.ANCHOR_${isOptional ? 'OPTIONAL_HINT' : 'HINT'}`)}
      leftSection="#"
      {...form.getInputProps('anchor')}
    />
  );
};

const DownloadFields = ({ form }: Pick<LinkFieldsProps, 'form'>) => {
  const t = useT();
  return (
    <>
      <Checkbox
        label={t('COMMON.LINK.DOWNLOAD')}
        {...form.getInputProps('is_download', { type: 'checkbox' })}
      />
      {form.values.is_download && (
        <TextInput label={t('COMMON.LINK.FILE_NAME')} {...form.getInputProps('file_name')} />
      )}
    </>
  );
};

const Target = ({ form, pages }: LinkFieldsProps) => {
  const t = useT();
  switch (form.values.action) {
    case 'home_page':
      return <AnchorField form={form} />;
    case 'page':
      return (
        <>
          <Select
            label={t('MODULE.MENUS.LINK.PAGE')}
            data={pages
              .filter(({ id, service }) => service === null || String(id) === form.values.page_id)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            searchable
            {...form.getInputProps('page_id')}
          />
          <AnchorField form={form} />
        </>
      );
    case 'url':
      return (
        <TextInput label={t('MODULE.MENUS.LINK.URL')} type="url" {...form.getInputProps('url')} />
      );
    case 'anchor':
      return <AnchorField form={form} isOptional={false} />;
    case 'mail':
      return (
        <>
          <TextInput
            label={t('MODULE.MENUS.LINK.MAIL')}
            type="email"
            {...form.getInputProps('email')}
          />
          <TextInput label={t('COMMON.LINK.SUBJECT')} {...form.getInputProps('subject')} />
        </>
      );
    case 'call':
      return (
        <TextInput
          label={t('MODULE.MENUS.LINK.CALL')}
          placeholder="+12025550123"
          type="tel"
          {...form.getInputProps('phone')}
        />
      );
    case 'file':
      return (
        <>
          <FileField form={form} />
          <DownloadFields form={form} />
        </>
      );
    default:
      return null;
  }
};

const MAY_OPEN_NEW = ['page', 'home_page', 'url', 'file'];

/** The link of an item: its kind and the fields of that kind. */
export const LinkFields = ({ form, pages }: LinkFieldsProps) => {
  const t = useT();
  return (
    <>
      <ChoiceField
        label={t('MODULE.MENUS.LINK.KIND')}
        choices={KINDS}
        {...form.getInputProps('action')}
      />
      <Target form={form} pages={pages} />
      {form.values.action !== 'none' && (
        <TextInput label={t('COMMON.LINK.TITLE')} {...form.getInputProps('title')} />
      )}
      {MAY_OPEN_NEW.includes(form.values.action) && (
        <>
          <Checkbox
            label={t('MODULE.MENUS.OPENS_NEW')}
            {...form.getInputProps('opens_new', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('COMMON.LINK.NOFOLLOW')}
            {...form.getInputProps('is_nofollow', { type: 'checkbox' })}
          />
        </>
      )}
    </>
  );
};
