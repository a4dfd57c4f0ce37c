import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { MENU_LABEL, type MenuItem } from '@plinth/model';
import { useLastNonNull } from '@plinth/ui';
import { Form } from '../forms/form.tsx';
import { all, atMost, email, required, when } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { type ItemValues, itemOf, valuesOf } from './item-values.ts';
import { LinkFields } from './link-fields.tsx';
import { anchorRule, cssClassRule, fileNameRule, phoneRule, urlRule } from './link-rules.tsx';
import { pageNameOf } from './linkable-pages.ts';

type ItemFormProps = {
  readonly item: MenuItem;
  readonly isNew: boolean;
  readonly pages: readonly PageRecord[];
  readonly onDone: (item: MenuItem) => void;
};

const isDownload = ({ action, is_download }: ItemValues) => action === 'file' && is_download;

/** A new item links to a page. A label that is the page's name is empty here, and shows that name. */
const startOf = (item: MenuItem, isNew: boolean, pages: readonly PageRecord[]): ItemValues => {
  const values = valuesOf(item);
  if (isNew) return { ...values, action: 'page' };
  return values.label === pageNameOf(values, pages) ? { ...values, label: '' } : values;
};

const only = (kind: ItemValues['action']) => (values: ItemValues) => values.action === kind;

const ItemForm = ({ item, isNew, pages, onDone }: ItemFormProps) => {
  const t = useT();
  const { form, onSubmit } = useFields<ItemValues>({
    initial: startOf(item, isNew, pages),
    isQuiet: isNew,
    rules: {
      label: all(
        when((values: ItemValues) => pageNameOf(values, pages) === '', required),
        atMost(MENU_LABEL),
      ),
      page_id: when(only('page'), required),
      popup_id: when(only('popup'), required),
      post_id: when(only('blog.post'), required),
      url: when(only('url'), all(required, atMost(2048), urlRule)),
      email: when(only('mail'), all(required, email)),
      phone: when(only('call'), all(required, phoneRule)),
      anchor: all(when(only('anchor'), required), anchorRule),
      subject: atMost(255),
      file_id: when(only('file'), required),
      file_name: when(isDownload, fileNameRule),
      title: atMost(255),
      css_class: all(atMost(255), cssClassRule),
    },
    submit: async (values) => onDone(itemOf(item, values)),
  });
  return (
    <Form onSubmit={onSubmit} data-testid="item-form">
      <Stack gap="lg">
        <LinkFields form={form} pages={pages} isNew={isNew}>
          <TextInput
            label={t('MODULE.MENUS.LABEL')}
            placeholder={pageNameOf(form.values, pages)}
            data-autofocus={isNew ? undefined : true}
            {...form.getInputProps('label')}
          />
        </LinkFields>
        <Checkbox
          label={t('MODULE.MENUS.DRAFT')}
          description={t('MODULE.MENUS.DRAFT_HINT')}
          {...form.getInputProps('is_draft', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button type="submit" data-testid="item-done">
            {t(isNew ? 'COMMON.ACTION.ADD' : 'COMMON.ACTION.APPLY')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

type ItemDialogProps = Omit<ItemFormProps, 'item'> & {
  readonly item: MenuItem | null;
  readonly onClose: () => void;
};

export const ItemDialog = ({ item, onClose, ...rest }: ItemDialogProps) => {
  const t = useT();
  const { last, openCount } = useLastNonNull(item);
  return (
    <Modal
      opened={item !== null}
      onClose={onClose}
      title={t(rest.isNew ? 'MODULE.MENUS.ADD_ITEM' : 'MODULE.MENUS.EDIT_ITEM')}
    >
      {last && <ItemForm key={openCount} item={last} {...rest} />}
    </Modal>
  );
};
