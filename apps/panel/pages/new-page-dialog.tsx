import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { toast, useMounted } from '@plinth/ui';
import { Form } from '../forms/form.tsx';
import { all, atMost, required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { client } from '../rpc/client.ts';
import { PageSlugField } from './page-slug-field.tsx';
import { statusLabel } from './page-status.tsx';
import { ParentSelect } from './parent-select.tsx';
import { usePages, usePagesChanged } from './use-pages.ts';

const STATUSES = ['draft', 'publish'] as const;

type NewPage = {
  name: string;
  url: string;
  parent_id: number | null;
  status: (typeof STATUSES)[number];
};

type NewPageProps = {
  /** Called with the created page, or null. */
  readonly onClose: (page: PageRecord | null) => void;
};

const NewPageForm = ({ onClose }: NewPageProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const changed = usePagesChanged();
  const { form, isBusy, onSubmit } = useFields<NewPage>({
    initial: { name: '', url: '', parent_id: null, status: 'draft' },
    rules: { name: all(required, atMost(255)), url: atMost(255) },
    submit: async ({ url, ...values }) => {
      // The slug as previewed; empty if the name has no letters that a URL can contain.
      const slug = friendlyUrl(url || values.name);
      const page = await client.PagesService.save({
        item: { ...values, ...(slug === '' ? {} : { url: slug }) },
      });
      await changed();
      toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name: page.name }));
      onClose(page);
    },
    failed: 'MODULE.PAGES.CREATE_ERROR',
  });
  return (
    <Form onSubmit={onSubmit} data-testid="new-page-form">
      <Stack gap="lg">
        <TextInput label={t('COMMON.TEXT.NAME')} data-autofocus {...form.getInputProps('name')} />
        <PageSlugField
          name={form.values.name}
          parentId={form.values.parent_id}
          {...form.getInputProps('url')}
        />
        <ParentSelect pages={pages} {...form.getInputProps('parent_id')} />
        <Select
          label={t('MODULE.PAGES.STATUS.LABEL')}
          data={STATUSES.map((value) => ({ value, label: t(statusLabel(value)) }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onClose(null)}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy} data-testid="create-page">
            {t('COMMON.ACTION.CREATE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

/** Name, URL slug, parent and status of a new page. */
export const NewPageDialog = ({ opened, onClose }: NewPageProps & { readonly opened: boolean }) => {
  const t = useT();
  const isMounted = useMounted();
  return (
    <Modal opened={opened && isMounted} onClose={() => onClose(null)} title={t('MODULE.PAGES.NEW')}>
      <NewPageForm onClose={onClose} />
    </Modal>
  );
};
