import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconMapSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { TargetDialog } from '../../../links/target-dialog.tsx';
import { ListHead } from '../../../list/list-head.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { Pager } from '../../../list/pager.tsx';
import { SearchField } from '../../../list/search-field.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { NotFoundRow } from './not-found-row.tsx';
import { RedirectTabs } from './redirect-tabs.tsx';
import { NOT_FOUND_SIZES, useNotFound, useNotFoundActions } from './use-not-found.ts';
import { useRowFocus } from './use-row-focus.ts';
import '../../../list/list.css';
import './redirects.css';

/** URLs that visitors asked for in vain, with a suggestion for each. */
export const NotFoundScreen = () => {
  const t = useT();
  const { query, search, isFiltered, pager, find, clear, goTo } = useNotFound();
  const actions = useNotFoundActions();
  const [choosing, setChoosing] = useState<string | null>(null);
  const page = query.data;
  const paths = useMemo(() => page?.items.map(({ path }) => path), [page]);
  const { ref, remember } = useRowFocus(paths, choosing !== null);
  const hasNone = !isFiltered && page?.total === 0;
  return (
    <SettingsFrame isWide>
      <div className="redirects" ref={ref}>
        <RedirectTabs value="not_found" />
        {!hasNone && <Text c="dimmed">{t('MODULE.NOT_FOUND.INTRO')}</Text>}
        {!hasNone && (
          <div className="list-bar">
            <SearchField
              label={t('MODULE.NOT_FOUND.SEARCH')}
              value={search}
              onChange={(text) => find({ search: text })}
              found={page?.total}
            />
          </div>
        )}
        <ListStates
          {...{ query, total: page?.total, isFiltered }}
          onClear={clear}
          empty={{
            icon: <IconMapSearch />,
            title: t('MODULE.NOT_FOUND.EMPTY'),
            text: t('MODULE.NOT_FOUND.EMPTY_TEXT'),
          }}
        />
        {page && page.total > 0 && (
          <table className="list not-found-list" data-testid="not-found-list">
            <ListHead hasActions>
              <th>{t('MODULE.NOT_FOUND.URL')}</th>
              <th>{t('MODULE.REDIRECTS.HITS')}</th>
              <th>{t('MODULE.NOT_FOUND.LAST_SEEN')}</th>
              <th>{t('MODULE.NOT_FOUND.SUGGESTION')}</th>
            </ListHead>
            <tbody>
              {page.items.map((item) => (
                <NotFoundRow
                  key={item.path}
                  item={item}
                  actions={actions}
                  onAct={() => remember(item.path)}
                  onChoose={() => setChoosing(item.path)}
                />
              ))}
            </tbody>
          </table>
        )}
        {page && <Pager {...pager} sizes={NOT_FOUND_SIZES} total={page.total} onChange={goTo} />}
        {choosing !== null && (
          <TargetDialog
            path={choosing}
            labels={{ title: t('MODULE.NOT_FOUND.CHOOSE'), submit: t('MODULE.REDIRECTS.ADD') }}
            failed="COMMON.MESSAGES.CREATE_ERROR"
            onClose={() => setChoosing(null)}
            onChosen={(target) => {
              remember(choosing);
              return actions.redirect(choosing, target);
            }}
          />
        )}
      </div>
    </SettingsFrame>
  );
};
