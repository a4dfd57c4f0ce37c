import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from './save-file.ts';
import { useAttempt } from './use-attempt.ts';

/** Spreadsheets need it to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type ExportButtonProps = {
  readonly file: string;
  readonly load: () => Promise<{ readonly csv: string }>;
};

export const ExportButton = ({ file, load }: ExportButtonProps) => {
  const t = useT();
  const attempt = useAttempt();
  const download = () =>
    attempt(async () => saveFile(file, BYTE_ORDER_MARK + (await load()).csv, 'text/csv'), {
      failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
    });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void download()}
    >
      {t('MODULE.INBOX.EXPORT')}
    </Button>
  );
};
