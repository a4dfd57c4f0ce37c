import { Alert, Button, Group } from '@mantine/core';
import type { UnsavedWork } from '@plinth/editor';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOWN } from './use-launch-report.ts';

type UnsavedAlertProps = {
  readonly work: Pick<UnsavedWork, 'save' | 'saveLabel'>;
  /** Called if something wasn't stored, so that the editor behind the dialog can say why. */
  readonly onFailed: () => void;
};

/** Says that visitors don't see the open page's unsaved changes yet, and saves them. */
export const UnsavedAlert = ({ work, onFailed }: UnsavedAlertProps) => {
  const t = useT();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isSaved = await work.save();
    setBusy(false);
    if (!isSaved) return onFailed();
    await Promise.all(SHOWN.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={18} />}
      title={t('MODULE.LAUNCH.UNSAVED')}
      data-testid="launch-unsaved"
    >
      <Group justify="space-between" gap="sm">
        {t('MODULE.LAUNCH.UNSAVED_TEXT')}
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() => void save()}
          data-testid="launch-save"
        >
          {t(work.saveLabel)}
        </Button>
      </Group>
    </Alert>
  );
};
