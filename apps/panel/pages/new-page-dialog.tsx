import { Button, Modal, Select, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { toast, useIsUnderConstruction, useMounted, useStatusLabel } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useReadyHint } from '../document-settings/use-ready-hint.ts';
import { DialogActions } from '../forms/dialog-actions.tsx';
import { Form } from '../forms/form.tsx';
import { all, atMost, required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { client } from '../rpc/client.ts';
import { type MenuAnswer, MenuChoice, useMenuId } from './menu-choice.tsx';
import { PageSlugField } from './page-slug-field.tsx';
import { ParentSelect } from './parent-select.tsx';
import { TemplateChoice, type TemplateName } from './template-choice.tsx';
import { usePages, usePagesChanged } from './use-pages.ts';
import './new-page-dialog.css';

const STATUSES = ['draft', 'publish'] as const;

type NewPage = {
  name: string;
  url: string;
  parent_id: number | null;
  status: (typeof STATUSES)[number];
  template: TemplateName;
  menu_id: MenuAnswer;
};

type NewPageProps = {
  /** Called with the created page, or null. */
  readonly onClose: (page: PageRecord | null) => void;
};

const NewPageForm = ({ onClose }: NewPageProps) => {
  const t = useT();
  const statusLabel = useStatusLabel();
  const pages = usePages().data ?? [];
  const changed = usePagesChanged();
  const queries = useQueryClient();
  const menuId = useMenuId();
  const isUnderConstruction = useIsUnderConstruction();
  const { form, isBusy, onSubmit } = useFields<NewPage>({
    initial: {
      ...{ name: '', url: '', parent_id: null },
      // Before the launch, a page goes live with the others unless the owner says otherwise.
      status: isUnderConstruction ? 'publish' : 'draft',
      ...{ template: 'blank', menu_id: 'first' },
    },
    rules: { name: all(required, atMost(255)), url: atMost(255) },
    submit: async ({ url, template, menu_id: menu, ...values }) => {
      const menu_id = await menuId(menu);
      // The slug as previewed; empty if the name has no letters that a URL can contain.
      const slug = friendlyUrl(url || values.name);
      const page = await client.PagesService.create({
        item: { ...values, ...(slug === '' ? {} : { url: slug }) },
        template: template === 'blank' ? null : template,
        menu_id,
      });
      await changed();
      if (menu_id !== null) await queries.invalidateQueries({ queryKey: ['MenusService'] });
      toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name: page.name }));
      onClose(page);
    },
    failed: 'MODULE.PAGES.CREATE_ERROR',
  });
  const { name, template, status } = form.values;
  const readyHint = useReadyHint(status);
  const nameOf = (each: TemplateName) =>
    each === 'blank' ? '' : t(`MODULE.PAGES.TEMPLATE.${keyPart(each)}`);
  // The name follows the template until the owner enters another one.
  const start = (next: TemplateName) => {
    form.setFieldValue('template', next);
    if (name === nameOf(template)) form.setFieldValue('name', nameOf(next));
  };
  return (
    <Form onSubmit={onSubmit} data-testid="new-page-form">
      <div className="new-page-fields">
        <TextInput
          label={t('COMMON.TEXT.NAME')}
          data-autofocus
          className="new-page-name"
          {...form.getInputProps('name')}
        />
        <MenuChoice
          isDraft={status === 'draft'}
          {...form.getInputProps('menu_id')}
          value={form.values.menu_id}
        />
        <TemplateChoice
          title={name === nameOf(template) ? '' : name}
          value={template}
          onChange={start}
        />
        <PageSlugField
          name={name}
          parentId={form.values.parent_id}
          {...form.getInputProps('url')}
        />
        <ParentSelect pages={pages} {...form.getInputProps('parent_id')} />
        <Select
          label={t('MODULE.PAGES.STATUS.LABEL')}
          description={readyHint}
          data={STATUSES.map((value) => ({ value, label: t(statusLabel(value)) }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={() => onClose(null)}>
          {t('COMMON.ACTION.CANCEL')}
        </Button>
        <Button type="submit" loading={isBusy} data-testid="create-page">
          {t('COMMON.ACTION.CREATE')}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Name, template, URL slug, parent, status, and menu of a new page. */
export const NewPageDialog = ({ opened, onClose }: NewPageProps & { readonly opened: boolean }) => {
  const t = useT();
  const isMounted = useMounted();
  return (
    <Modal
      opened={opened && isMounted}
      onClose={() => onClose(null)}
      title={t('MODULE.PAGES.NEW')}
      size="min(1160px, 100%)"
    >
      <NewPageForm onClose={onClose} />
    </Modal>
  );
};
