import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconArrowGuide, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBar } from '../../../list/list-bar.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { Pager } from '../../../list/pager.tsx';
import { saveFile } from '../../../list/save-file.ts';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useList } from '../../../list/use-list.ts';
import { client } from '../../../rpc/client.ts';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectTable } from './redirect-table.tsx';
import { RedirectTabs } from './redirect-tabs.tsx';
import { TestUrl } from './test-url.tsx';
import { useEditing } from './use-editing.ts';
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
  const stored = useList('RedirectsService', { columns: [] });
  const editing = useEditing();
  const isAdding = editing.edited === 'new';
  const [isImporting, setImporting] = useState(false);
  const changed = () => queries.invalidateQueries({ queryKey: ['RedirectsService'] });
  const list = {
    ...stored,
    find: (values: Readonly<Record<string, string>>) => editing.leaveTo(() => stored.find(values)),
  };
  const page = list.query.data;
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
  return (
    <SettingsFrame isWide>
      <div className="redirects">
        <RedirectTabs value="redirects" />
        {(!list.hasNone || isAdding) && <Text c="dimmed">{t('MODULE.REDIRECTS.INTRO')}</Text>}
        {!list.hasNone && (
          <ListBar list={list} search="MODULE.REDIRECTS.SEARCH" found={page?.total}>
            <Group gap="md" className="redirect-actions">
              {importButton}
              {page?.total !== 0 && <ExportButton />}
              {addButton}
            </Group>
          </ListBar>
        )}
        {isAdding && (
          <div className="redirect-new">
            <RedirectForm editing={editing} onSaved={changed} />
          </div>
        )}
        {!(isAdding && page?.total === 0) && (
          <ListStates
            {...{ query: list.query, total: page?.total, isFiltered: list.isFiltered }}
            onClear={list.clear}
            empty={{
              icon: <IconArrowGuide />,
              title: t('MODULE.REDIRECTS.EMPTY'),
              text: t('MODULE.REDIRECTS.EMPTY_TEXT'),
              action: (
                <Group gap="sm" justify="center">
                  {addButton}
                  {importButton}
                </Group>
              ),
            }}
          />
        )}
        {page && page.total > 0 && (
          <RedirectTable
            items={page.items}
            total={page.total}
            start={(page.page - 1) * page.count}
            isSortable={!list.isFiltered}
            editing={editing}
          />
        )}
        {page && (
          <Pager
            {...list.pager}
            total={page.total}
            onChange={(next) => editing.leaveTo(() => list.goTo(next))}
          />
        )}
        {!list.hasNone && <TestUrl />}
        <ImportDialog
          opened={isImporting}
          onClose={() => setImporting(false)}
          onImported={changed}
        />
      </div>
    </SettingsFrame>
  );
};
