import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageTitle, useStatusLabel } from '@plinth/ui';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useOfferTarget } from '../../../links/use-offer-target.tsx';
import { ListBar } from '../../../list/list-bar.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { useListFilters } from '../../../list/use-list-filters.ts';
import { isSystemPage, matchingPages, pageTree } from '../../../pages/page-tree.ts';
import { useNewPage } from '../../../pages/use-new-page.tsx';
import { usePages } from '../../../pages/use-pages.ts';
import { useGo } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';
import { treeRows } from '../../../tree/flat-tree.ts';
import { PageTable } from './page-table.tsx';

const STATUSES = ['publish', 'draft', 'pending', 'future'] as const;

/** All pages as a tree, or a flat list of matches while filtered. */
export const PagesScreen = () => {
  const t = useT();
  const statusLabel = useStatusLabel();
  const go = useGo();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const pages = usePages();
  const list = useListFilters([
    {
      ...{ name: 'status', label: 'MODULE.PAGES.STATUS_FILTER', all: 'MODULE.PAGES.STATUS_ALL' },
      values: STATUSES.map((value) => ({ value, label: statusLabel(value) })),
    },
  ]);
  const { search, isFiltered } = list;
  const { newPage, dialog } = useNewPage();
  const redirect = useOfferTarget();

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
  const all = pages.data ?? [];
  const tree = isFiltered
    ? matchingPages(all, { search, status: list.filterOf('status') }).map((page) => ({
        ...page,
        children: [],
      }))
    : pageTree(all);
  const rows = treeRows(tree.filter((page) => !isSystemPage(page)));
  const systemRows = treeRows(tree.filter(isSystemPage));

  return (
    <>
      <PageTitle title={t('ROUTE.PAGES.TITLE')} description={t('MODULE.PAGES.INTRO')}>
        {newButton}
      </PageTitle>
      <ListBar list={list} search="MODULE.PAGES.SEARCH" found={pages.data && tree.length} />
      <ListStates
        query={pages}
        total={pages.data && tree.length}
        isFiltered={isFiltered && all.length > 0}
        onClear={list.clear}
        empty={{
          icon: <IconFileText />,
          title: t('MODULE.PAGES.EMPTY'),
          text: t('MODULE.PAGES.EMPTY_TEXT'),
          action: newButton,
        }}
      />
      {rows.length > 0 && (
        <PageTable
          rows={rows}
          isTree={!isFiltered}
          label={t('ROUTE.PAGES.TITLE')}
          offerTarget={redirect.offer}
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
            offerTarget={redirect.offer}
            data-testid="system-pages-list"
          />
        </section>
      )}
      {dialog}
      {redirect.dialog}
    </>
  );
};
