import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AdvancedFields } from '../document-settings/advanced-fields.tsx';
import type { FormEvents } from '../document-settings/form-events.ts';
import { SeoFields } from '../document-settings/seo-fields.tsx';
import { ShareFields } from '../document-settings/share-fields.tsx';
import { useSlugCheck } from '../forms/fields/use-slug-check.ts';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { RecordUses } from '../links/record-uses.tsx';
import { LoadError } from '../list/load-error.tsx';
import { MISSING_PAGE } from '../pages/missing-page.ts';
import { useStoredMenus } from '../pages/page-menus.tsx';
import { pageSlugCheck } from '../pages/page-slug-check.ts';
import { usePages } from '../pages/use-pages.ts';
import { client } from '../rpc/client.ts';
import { useSiteTexts } from '../settings/use-site-texts.ts';
import { BasicsFields } from './basics-fields.tsx';
import { LayoutFields } from './layout-fields.tsx';
import type { PageValues } from './page-values.ts';
import { usePageForm } from './use-page-form.tsx';
import '../document-settings/document-settings.css';

/** A page as stored. It is never from a cache, because the form starts with what was loaded first. */
export const usePageRecord = (id: number) =>
  useQuery({
    queryKey: ['pages', 'record', id],
    queryFn: () => client.PagesService.get({ id }),
    gcTime: 0,
  });

type PageFormProps = FormEvents<PageRecord> & {
  readonly page: PageRecord;
  readonly pages: readonly PageRecord[];
  readonly menus: readonly MenuRecord[];
};

/** The URL that a page gets with the slug and the parent in its form. */
const useChosenUrl = (page: PageRecord, { url, name, parent_id }: PageValues): string => {
  const check = pageSlugCheck({ parentId: parent_id, pageId: page.id });
  const { checked } = useSlugCheck({ typed: url, name, check });
  return page.is_home ? page.full_url : (checked?.full_url ?? page.full_url);
};

const PageForm = ({ page, pages, menus, onSaved, onDirty, closing = null }: PageFormProps) => {
  const t = useT();
  const record = usePageForm({ page, menus, onSaved });
  const { form, isDirty, onSubmit } = record;
  const fullUrl = useChosenUrl(page, form.values);
  const siteTexts = useSiteTexts();
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  return (
    <Form onSubmit={onSubmit} data-testid="page-settings">
      <div className="document-settings">
        <Panel title={t('MODULE.PAGES.BASICS')}>
          <BasicsFields form={form} page={page} pages={pages} menus={menus} />
        </Panel>
        <Panel title={t('MODULE.PAGES.SEO')} description={t('MODULE.PAGES.SEO_HINT')}>
          <SeoFields
            form={form}
            fullUrl={fullUrl}
            {...(page.is_home && { inherited: siteTexts })}
          />
          <ShareFields
            form={form}
            owner={{ kind: 'page', id: page.id }}
            fullUrl={fullUrl}
            {...(page.is_home && { inherited: siteTexts })}
          />
        </Panel>
        <Panel title={t('MODULE.PAGES.LAYOUT')} description={t('MODULE.PAGES.LAYOUT_HINT')}>
          <LayoutFields form={form} />
        </Panel>
        <AdvancedFields form={form} fullUrl={fullUrl} />
        <RecordUses kind="page" id={page.id} />
        <SaveBar record={record} closing={closing} />
      </div>
    </Form>
  );
};

type PageSettingsProps = FormEvents<PageRecord> & { readonly id: number };

/** The settings of a page, on a screen of their own or over the editor. */
export const PageSettings = ({ id, ...events }: PageSettingsProps) => {
  const pages = usePages();
  const page = usePageRecord(id);
  const menus = useStoredMenus();
  return (
    <>
      {(page.isPending || pages.isPending || menus.isPending) && <FormSkeleton fields={6} />}
      {page.error && (
        <LoadError error={page.error} onRetry={() => void page.refetch()} missing={MISSING_PAGE} />
      )}
      {page.data && pages.data && !menus.isPending && (
        <PageForm
          key={page.data.id}
          page={page.data}
          pages={pages.data}
          menus={menus.data ?? []}
          {...events}
        />
      )}
    </>
  );
};
