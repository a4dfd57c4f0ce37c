import { Button } from '@mantine/core';
import type { PopupRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, PageTitle } from '@plinth/ui';
import { IconAppWindow, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions, useRecordList } from '../../../data/use-records.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { usePopupUses, usesOf } from '../../../popups/use-popup-uses.ts';
import { useGo } from '../../../router/links.tsx';
import { useFilter } from '../../../router/use-filter.ts';
import { NewPopupDialog } from './new-popup-dialog.tsx';
import { PopupRow } from './popup-row.tsx';
import '../../../list/list.css';
import './popups.css';

/** The popups of the site, by name. */
export const PopupsScreen = () => {
  const t = useT();
  const go = useGo();
  const [search, setSearch] = useFilter('search');
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const [isNew, setNew] = useState(false);
  const { changed } = useRecordActions('PopupsService');
  const uses = usePopupUses();
  const list = useRecordList('PopupsService', {
    ...pager,
    ...{ sort: 'name', direction: 'asc' },
    ...(search && { search }),
  });
  const isEmpty = search === '' && list.data?.total === 0;
  const close = (popup: PopupRecord | null) => {
    setNew(false);
    if (!popup) return;
    void changed();
    go(`/popups/${popup.id}/design/`);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => setNew(true)}
      data-testid="new-popup"
    >
      {t('MODULE.POPUPS.NEW')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('ROUTE.POPUPS.TITLE')} description={t('MODULE.POPUPS.INTRO')}>
        {!isEmpty && newButton}
      </PageTitle>
      {!isEmpty && (
        <div className="list-bar">
          <SearchField
            label={t('MODULE.POPUPS.SEARCH')}
            value={search}
            onChange={(text) => {
              setPager({ ...pager, page: 1 });
              setSearch(text);
            }}
            found={list.data?.total}
          />
        </div>
      )}
      {list.isPending && <ListSkeleton rows={5} />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={<IconAppWindow />}
          title={t(isEmpty ? 'MODULE.POPUPS.EMPTY' : 'COMMON.TEXT.NO_RESULTS')}
          text={t(isEmpty ? 'MODULE.POPUPS.EMPTY_TEXT' : 'COMMON.TEXT.NO_RESULTS_HINT')}
          action={newButton}
        />
      )}
      {list.data && list.data.total > 0 && (
        <>
          <table className="list popups-list" data-testid="popups-list">
            <thead>
              <tr className="list-head">
                <th>{t('MODULE.POPUPS.NAME')}</th>
                <th className="list-wide-only">{t('MODULE.POPUPS.OPENS')}</th>
                <th className="list-wide-only">{t('MODULE.POPUPS.USED')}</th>
                <th className="list-wide-only">{t('MODULE.PAGES.MODIFIED')}</th>
                <th className="list-end">{t('COMMON.ACTIONS')}</th>
              </tr>
            </thead>
            <tbody>
              {list.data.items.map((popup) => (
                <PopupRow key={popup.id} popup={popup} uses={usesOf(uses, popup.id)} />
              ))}
            </tbody>
          </table>
          <Pager {...pager} total={list.data.total} onChange={setPager} />
        </>
      )}
      <NewPopupDialog opened={isNew} onClose={close} />
    </>
  );
};
