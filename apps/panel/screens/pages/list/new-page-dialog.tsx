import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { toast } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { all, atMost, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { statusLabel } from '../../../pages/page-status.tsx';
import { ParentSelect } from '../../../pages/parent-select.tsx';
import { UrlField } from '../../../pages/url-field.tsx';
import { usePagesChanged } from '../../../pages/use-pages.ts';
import { useGo } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';
import { client } from '../../../rpc/client.ts';

const STATUSES = ['draft', 'publish'] as const;

type NewPage = {
  name: string;
  url: string;
  parent_id: number | null;
  status: (typeof STATUSES)[number];
};

type NewPageProps = { readonly pages: readonly PageRecord[]; readonly onClose: () => void };

const NewPageForm = ({ pages, onClose }: NewPageProps) => {
  const t = useT();
  const go = useGo();
  const changed = usePagesChanged();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const { form, isBusy, onSubmit } = useFields<NewPage>({
    initial: { name: '', url: '', parent_id: null, status: 'draft' },
    rules: { name: all(required, atMost(255)), url: atMost(255) },
    submit: async ({ url, ...values }) => {
      // As it was shown; a name without a letter that an address can hold leaves it to the server.
      const slug = friendlyUrl(url || values.name);
      const page = await client.PagesService.save({
        item: { ...values, ...(slug === '' ? {} : { url: slug }) },
      });
      await changed();
      toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name: page.name }));
      onClose();
      go(`/pages/${page.id}/${hasEditor ? 'design' : 'settings'}/`);
    },
  });
  return (
    <Form onSubmit={onSubmit} data-testid="new-page-form">
      <Stack gap="lg">
        <TextInput label={t('COMMON.TEXT.NAME')} data-autofocus {...form.getInputProps('name')} />
        <UrlField
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
          <Button variant="default" onClick={onClose}>
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

/** Name, address, place and status of a page to be made; then straight to its design. */
export const NewPageDialog = ({ opened, ...rest }: NewPageProps & { readonly opened: boolean }) => {
  const t = useT();
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('MODULE.PAGES.NEW')}>
      <NewPageForm {...rest} />
    </Modal>
  );
};
