import { Button } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, PageStatus, PageTitle, Panel } from '@plinth/ui';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CodeFields } from '../../../document-settings/code-fields.tsx';
import { SeoFields } from '../../../document-settings/seo-fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { usePages } from '../../../pages/use-pages.ts';
import { LinkButton, useIdParam } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';
import { client } from '../../../rpc/client.ts';
import { BasicsFields } from './basics-fields.tsx';
import { LayoutFields } from './layout-fields.tsx';
import { usePageForm } from './use-page-form.tsx';
import '../../../document-settings/document-settings.css';
import { MISSING_PAGE } from '../../../pages/missing-page.ts';

type PageFormProps = { readonly page: PageRecord; readonly pages: readonly PageRecord[] };

const PageForm = ({ page, pages }: PageFormProps) => {
  const t = useT();
  const record = usePageForm(page);
  const { form, onSubmit } = record;
  return (
    <Form onSubmit={onSubmit} data-testid="page-settings">
      <div className="document-settings">
        <Panel title={t('MODULE.PAGES.BASICS')}>
          <BasicsFields form={form} page={page} pages={pages} />
        </Panel>
        <Panel title={t('MODULE.PAGES.SEO')} description={t('MODULE.PAGES.SEO_HINT')}>
          <SeoFields form={form} fullUrl={page.full_url} />
        </Panel>
        <Panel title={t('MODULE.PAGES.LAYOUT')} description={t('MODULE.PAGES.LAYOUT_HINT')}>
          <LayoutFields form={form} />
        </Panel>
        <Panel title={t('MODULE.PAGES.CODE')} description={t('MODULE.PAGES.CODE_HINT')}>
          <CodeFields form={form} />
        </Panel>
        <SaveBar record={record} />
      </div>
    </Form>
  );
};

/** Settings of a page. */
export const PageSettingsScreen = () => {
  const t = useT();
  const id = useIdParam();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const pages = usePages();
  const page = useQuery({
    queryKey: ['pages', 'record', id],
    queryFn: () => client.PagesService.get({ id }),
  });
  return (
    <>
      <PageTitle
        title={page.data?.name ?? t('ROUTE.PAGE_SETTINGS.TITLE')}
        badge={page.data && <PageStatus page={page.data} />}
      >
        {page.data && (
          <>
            <Button
              component="a"
              href={page.data.full_url}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              {t('MODULE.PAGES.VIEW')}
            </Button>
            {hasEditor && (
              <LinkButton to={`/pages/${id}/design/`} leftSection={<IconPencil size={16} />}>
                {t('MODULE.PAGES.EDIT_DESIGN')}
              </LinkButton>
            )}
          </>
        )}
      </PageTitle>
      {(page.isPending || pages.isPending) && <FormSkeleton fields={6} />}
      {page.error && (
        <LoadError error={page.error} onRetry={() => void page.refetch()} missing={MISSING_PAGE} />
      )}
      {page.data && pages.data && (
        <PageForm key={page.data.id} page={page.data} pages={pages.data} />
      )}
    </>
  );
};
