import { Button, Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, PageTitle, useStatusLabel } from '@plinth/ui';
import { IconFileText, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { LoadError } from '../../../list/load-error.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { isSystemPage, matchingPages, pageTree } from '../../../pages/page-tree.ts';
import { useNewPage } from '../../../pages/use-new-page.tsx';
import { usePages } from '../../../pages/use-pages.ts';
import { useGo } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';
import { useFilter } from '../../../router/use-filter.ts';
import { treeRows } from '../../../tree/flat-tree.ts';
import { PageTable } from './page-table.tsx';
import '../../../list/list.css';

const STATUSES = ['publish', 'draft', 'pending', 'future'] as const;

/** All pages as a tree, or a flat list of matches while filtered. */
export const PagesScreen = () => {
  const t = useT();
  const statusLabel = useStatusLabel();
  const go = useGo();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const pages = usePages();
  const [search, setSearch] = useFilter('search');
  const [status, setStatus] = useFilter('status');
  const { newPage, dialog } = useNewPage();
  const isFiltered = search !== '' || status !== '';

  const create = async () => {
    const page = await newPage();
    if (page) go(`/pages/${page.id}/${hasEditor ? 'design' : 'settings'}/`);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => void create()}
      data-testid="new-page"
    >
      {t('MODULE.PAGES.NEW')}
    </Button>
  );
  const clear = () => {
    setSearch('');
    setStatus('');
  };
  const all = pages.data ?? [];
  const tree = isFiltered
    ? matchingPages(all, { search, status }).map((page) => ({ ...page, children: [] }))
    : pageTree(all);
  const rows = treeRows(tree.filter((page) => !isSystemPage(page)));
  const systemRows = treeRows(tree.filter(isSystemPage));

  return (
    <>
      <PageTitle title={t('ROUTE.PAGES.TITLE')} description={t('MODULE.PAGES.INTRO')}>
        {newButton}
      </PageTitle>
      <div className="list-bar">
        <SearchField
          label={t('MODULE.PAGES.SEARCH')}
          value={search}
          onChange={setSearch}
          found={pages.data && tree.length}
        />
        <Select
          aria-label={t('MODULE.PAGES.STATUS_FILTER')}
          placeholder={t('MODULE.PAGES.STATUS_ALL')}
          data={STATUSES.map((value) => ({ value, label: t(statusLabel(value)) }))}
          value={status || null}
          onChange={(value) => setStatus(value ?? '')}
          clearable
          w={180}
        />
      </div>
      {pages.isPending && <ListSkeleton rows={7} />}
      {pages.error && <LoadError error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && all.length === 0 && (
        <EmptyState
          icon={<IconFileText />}
          title={t('MODULE.PAGES.EMPTY')}
          text={t('MODULE.PAGES.EMPTY_TEXT')}
          action={newButton}
        />
      )}
      {all.length > 0 && tree.length === 0 && (
        <EmptyState
          icon={<IconFilterOff />}
          title={t('COMMON.TEXT.NO_RESULTS')}
          text={t('COMMON.TEXT.NO_RESULTS_HINT')}
          action={
            <Button variant="default" onClick={clear}>
              {t('MODULE.PAGES.CLEAR_FILTERS')}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <PageTable
          rows={rows}
          isTree={!isFiltered}
          label={t('ROUTE.PAGES.TITLE')}
          data-testid="pages-list"
        />
      )}
      {systemRows.length > 0 && (
        <section className="pages-system">
          <h2>{t('MODULE.PAGES.SYSTEM')}</h2>
          <p>{t('MODULE.PAGES.SYSTEM_TEXT')}</p>
          <PageTable
            rows={systemRows}
            isTree={false}
            label={t('MODULE.PAGES.SYSTEM')}
            data-testid="system-pages-list"
          />
        </section>
      )}
      {dialog}
    </>
  );
};
