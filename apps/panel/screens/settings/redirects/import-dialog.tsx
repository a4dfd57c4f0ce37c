import { Alert, Button, FileButton, Group, Modal, Stack, Textarea } from '@mantine/core';
import type { ImportRow } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { decodeText } from './decode-text.ts';
import { ImportRows } from './import-rows.tsx';

type ImportDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onImported: () => Promise<unknown>;
};

const useImport = ({ onClose, onImported }: ImportDialogProps) => {
  const t = useT();
  const attempt = useAttempt();
  const [csv, setCsv] = useState('');
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (apply: boolean) => {
    setBusy(true);
    await attempt(
      async () => {
        const { rows: checked, imported } = await client.RedirectsService.import({ csv, apply });
        setRows(checked);
        if (!apply || imported === 0) return;
        toast(t('MODULE.REDIRECTS.IMPORT_DONE', { count: imported }));
        await onImported();
        setCsv('');
        setRows(null);
        onClose();
      },
      { failed: 'COMMON.MESSAGES.CREATE_ERROR' },
    );
    setBusy(false);
  };
  const edit = (text: string) => {
    setCsv(text);
    setRows(null);
  };
  const read = async (file: File | null) => {
    if (file) edit(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  return { csv, rows, isBusy, send, edit, read };
};

const Summary = ({ rows }: { readonly rows: readonly ImportRow[] }) => {
  const t = useT();
  const errors = rows.filter(({ status }) => status === 'error').length;
  if (rows.length === 0)
    return <Alert color="yellow">{t('MODULE.REDIRECTS.IMPORT_NOTHING')}</Alert>;
  const skipped = rows.filter(({ status }) => status === 'skipped').length;
  if (errors > 0)
    return <Alert color="red">{t('MODULE.REDIRECTS.IMPORT_ERRORS', { count: errors })}</Alert>;
  return skipped > 0 ? (
    <Alert color="yellow">{t('MODULE.REDIRECTS.IMPORT_SKIPPED', { count: skipped })}</Alert>
  ) : (
    <Alert color="green">{t('MODULE.REDIRECTS.IMPORT_READY')}</Alert>
  );
};

/** Imports redirects from a file or pasted text, CSV or a server's configuration: checks every row, then imports all at once. */
export const ImportDialog = (props: ImportDialogProps) => {
  const t = useT();
  const { csv, rows, isBusy, send, edit, read } = useImport(props);
  const imported = rows?.filter(({ status }) => status === 'ok' || status === 'warning') ?? [];
  const isReady = imported.length > 0 && rows?.every(({ status }) => status !== 'error');
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('MODULE.REDIRECTS.IMPORT')}
      size="xl"
    >
      <Stack gap="md">
        <Textarea
          label={t('MODULE.REDIRECTS.IMPORT_TEXT')}
          description={t('MODULE.REDIRECTS.IMPORT_HINT')}
          className="code-field"
          autosize
          minRows={5}
          maxRows={12}
          value={csv}
          onChange={(event) => edit(event.currentTarget.value)}
        />
        {rows && <Summary rows={rows} />}
        {rows && rows.length > 0 && <ImportRows rows={rows} />}
        <Group justify="space-between">
          <FileButton
            accept=".csv,.conf,.htaccess,.txt,text/csv,text/plain"
            onChange={(file) => void read(file)}
          >
            {(button) => (
              <Button variant="default" {...button}>
                {t('MODULE.REDIRECTS.IMPORT_FILE')}
              </Button>
            )}
          </FileButton>
          {isReady ? (
            <Button loading={isBusy} onClick={() => void send(true)}>
              {t('MODULE.REDIRECTS.IMPORT_APPLY', { count: imported.length })}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={csv.trim() === ''} onClick={() => void send(false)}>
              {t('MODULE.REDIRECTS.IMPORT_CHECK')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};
