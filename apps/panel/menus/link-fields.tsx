import { Button, Checkbox, Input, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { useMediaFile } from '../media/media-data.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import { usePopups } from '../popups/use-popups.ts';
import { usePosts } from '../posts/use-posts.ts';
import type { ItemValues } from './item-values.ts';
import { LinkTarget } from './link-target.tsx';
import { MoreFields } from './more-fields.tsx';

type LinkFieldsProps = {
  readonly form: UseFormReturnType<ItemValues>;
  readonly pages: readonly PageRecord[];
  readonly isNew: boolean;
  /** The field of the label, after the page. */
  readonly children: ReactNode;
};

type FormProps = Pick<LinkFieldsProps, 'form'>;

const FileField = ({ form }: FormProps) => {
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

const PopupField = ({ form }: FormProps) => {
  const t = useT();
  const popups = usePopups() ?? [];
  return (
    <Select
      label={t('MODULE.MENUS.LINK.POPUP')}
      placeholder={t('MODULE.MENUS.LINK.CHOOSE_POPUP')}
      data={popups.map(({ id, name }) => ({ value: String(id), label: name }))}
      nothingFoundMessage={t('MODULE.POPUPS.EMPTY')}
      allowDeselect={false}
      searchable
      {...form.getInputProps('popup_id')}
      value={form.values.popup_id || null}
    />
  );
};

const PostField = ({ form }: FormProps) => {
  const t = useT();
  const posts = usePosts() ?? [];
  return (
    <Select
      label={t('MODULE.MENUS.LINK.POST')}
      placeholder={t('MODULE.MENUS.LINK.CHOOSE_POST')}
      data={posts.map(({ id, name }) => ({ value: String(id), label: name }))}
      nothingFoundMessage={t('COMMON.TEXT.NO_RESULTS')}
      allowDeselect={false}
      searchable
      {...form.getInputProps('post_id')}
      value={form.values.post_id || null}
    />
  );
};

type AnchorFieldProps = FormProps & { readonly isOptional?: boolean };

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

const DownloadFields = ({ form }: FormProps) => {
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

const Target = ({ form }: FormProps) => {
  const t = useT();
  switch (form.values.action) {
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
    case 'popup':
      return <PopupField form={form} />;
    case 'blog.post':
      return <PostField form={form} />;
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

const WITH_ANCHOR = ['page', 'home_page', 'blog.post'];
const MAY_OPEN_NEW = [...WITH_ANCHOR, 'blog.index', 'url', 'file'];

const LinkOptions = ({ form }: FormProps) => {
  const t = useT();
  const { action } = form.values;
  return (
    <>
      {WITH_ANCHOR.includes(action) && <AnchorField form={form} />}
      <TextInput label={t('COMMON.LINK.TITLE')} {...form.getInputProps('title')} />
      {MAY_OPEN_NEW.includes(action) && (
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

const hasOptions = ({ action, ...values }: ItemValues): boolean =>
  values.title !== '' ||
  values.css_class !== '' ||
  (WITH_ANCHOR.includes(action) && values.anchor !== '') ||
  (MAY_OPEN_NEW.includes(action) && (values.opens_new || values.is_nofollow));

const OPTIONS = ['title', 'anchor', 'css_class'] as const;

/** The link of an item: its target, the fields of that kind, and under More what few items need. */
export const LinkFields = ({ form, pages, isNew, children }: LinkFieldsProps) => {
  const t = useT();
  return (
    <>
      <LinkTarget form={form} pages={pages} isNew={isNew} />
      <Target form={form} />
      {children}
      <MoreFields
        isOpenAtFirst={hasOptions(form.values)}
        hasError={OPTIONS.some((name) => form.errors[name] !== undefined)}
      >
        {form.values.action !== 'none' && <LinkOptions form={form} />}
        <TextInput
          label={t('MODULE.MENUS.CSS_CLASS')}
          description={t('MODULE.MENUS.CSS_CLASS_HINT')}
          {...form.getInputProps('css_class')}
        />
      </MoreFields>
    </>
  );
};
