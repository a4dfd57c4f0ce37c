import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton } from '@plinth/ui';
import { IconArrowGuide, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordList } from '../../../data/use-records.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';
import { saveFile } from '../../../list/save-file.ts';
import { SearchField } from '../../../list/search-field.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useFilter } from '../../../router/use-filter.ts';
import { client } from '../../../rpc/client.ts';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectTable } from './redirect-table.tsx';
import { TestUrl } from './test-url.tsx';
import { useEditing } from './use-editing.ts';
import '../../../list/list.css';
import './redirects.css';

const ExportButton = () => {
  const t = useT();
  const attempt = useAttempt();
  const download = () =>
    attempt(
      async () => {
        const { csv } = await client.RedirectsService.export();
        saveFile('redirects.csv', csv, 'text/csv');
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void download()}
    >
      {t('MODULE.REDIRECTS.EXPORT')}
    </Button>
  );
};

/** The list of redirects, with import, export and a test field. */
export const RedirectsScreen = () => {
  const t = useT();
  const queries = useQueryClient();
  const [search, setSearch] = useFilter('search');
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const editing = useEditing();
  const isAdding = editing.edited === 'new';
  const [isImporting, setImporting] = useState(false);
  const list = useRecordList('RedirectsService', { ...pager, ...(search && { search }) });
  const changed = () => queries.invalidateQueries({ queryKey: ['RedirectsService'] });
  const find = (text: string) =>
    editing.leaveTo(() => {
      setPager({ ...pager, page: 1 });
      setSearch(text);
    });
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => editing.edit('new')}>
      {t('MODULE.REDIRECTS.ADD')}
    </Button>
  );
  const importButton = (
    <Button
      variant="default"
      leftSection={<IconUpload size={16} />}
      onClick={() => setImporting(true)}
    >
      {t('MODULE.REDIRECTS.IMPORT')}
    </Button>
  );
  const isEmpty = list.data?.total === 0;
  const hasNone = isEmpty && search === '';
  return (
    <SettingsFrame isWide>
      <div className="redirects">
        {(!hasNone || isAdding) && <Text c="dimmed">{t('MODULE.REDIRECTS.INTRO')}</Text>}
        {!hasNone && (
          <div className="list-bar">
            <SearchField
              label={t('MODULE.REDIRECTS.SEARCH')}
              value={search}
              onChange={find}
              found={list.data?.total}
            />
            <Group gap="md" className="redirect-actions">
              {importButton}
              {!isEmpty && <ExportButton />}
              {addButton}
            </Group>
          </div>
        )}
        {isAdding && (
          <div className="redirect-new">
            <RedirectForm editing={editing} onSaved={changed} />
          </div>
        )}
        {list.isPending && <ListSkeleton rows={5} />}
        {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && isEmpty && !isAdding && (
          <EmptyState
            icon={<IconArrowGuide />}
            title={t(search ? 'COMMON.TEXT.NO_RESULTS' : 'MODULE.REDIRECTS.EMPTY')}
            text={t(search ? 'COMMON.TEXT.NO_RESULTS_HINT' : 'MODULE.REDIRECTS.EMPTY_TEXT')}
            action={
              hasNone && (
                <Group gap="sm" justify="center">
                  {addButton}
                  {importButton}
                </Group>
              )
            }
          />
        )}
        {list.data && !isEmpty && (
          <RedirectTable
            items={list.data.items}
            total={list.data.total}
            start={(list.data.page - 1) * list.data.count}
            isSortable={search === ''}
            editing={editing}
          />
        )}
        {list.data && (
          <Pager
            {...pager}
            total={list.data.total}
            onChange={(next) => editing.leaveTo(() => setPager(next))}
          />
        )}
        {!hasNone && <TestUrl />}
        <ImportDialog
          opened={isImporting}
          onClose={() => setImporting(false)}
          onImported={changed}
        />
      </div>
    </SettingsFrame>
  );
};
