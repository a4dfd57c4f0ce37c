import { Alert, Button, Group } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../core/session/context.ts';
import { useServices } from '../core/session/services.ts';
import { useReport } from '../core/steps/use-report.ts';
import type { FoundJournal } from './journal/find-journals.ts';
import { takeRestoreRequest } from './journal/left-work.ts';
import { restoreWork } from './journal/restore-journal.ts';
import { useRecovery, useSaving } from './save-context.ts';
import { useFoundWork } from './use-found-work.ts';
import './save.css';

/** Offers unsaved work from an earlier visit or another browser, or restores it if asked to. */
export function RestoreBar() {
  const { owner } = useServices();
  const [isAskedFor, setAskedFor] = useState(() => takeRestoreRequest(owner));
  const [[found], setFound] = useFoundWork();
  useStorageWarning();
  if (!found) return null;
  const answer = () => setAskedFor(false);
  const done = () => {
    answer();
    setFound((list) => list.filter((one) => one !== found));
  };
  return (
    <FoundBar
      key={`${found.journal.id} ${found.journal.at}`}
      found={found}
      isAskedFor={isAskedFor}
      onDismiss={answer}
      onDone={done}
    />
  );
}

type FoundBarProps = {
  readonly found: FoundJournal;
  /** Restores without another question. */
  readonly isAskedFor: boolean;
  /** The question about conflicts was dismissed, so the work is still offered. */
  readonly onDismiss: () => void;
  readonly onDone: () => void;
};

function FoundBar({ found, isAskedFor, onDismiss, onDone }: FoundBarProps) {
  const t = useT();
  const format = useFormat();
  const session = useSession();
  const report = useReport();
  const { dirty, saving } = useSaving();
  const { journal } = useRecovery();
  const { device } = found;
  const time = format.dateTime(found.journal.at);
  const discard = () => {
    onDone();
    void found.drop();
  };
  const restore = async () => {
    const outcome = await restoreWork({ session, dirty, saving }, found);
    if (outcome === null) return onDismiss();
    report(outcome);
    if (outcome.refused !== null) return onDismiss();
    onDone();
    // The found journal is dropped only after this visit's journal holds the restored work. On the
    // server, this visit's work replaces it.
    if ((await journal.flush()) || device !== null) await found.drop();
  };
  const restoreNow = useEffectEvent(() => void restore());
  useEffect(() => {
    if (isAskedFor) restoreNow();
  }, [isAskedFor]);
  if (isAskedFor) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconHistory size={18} />}
      title={t('EDITOR.RESTORE.TITLE')}
      className="pl-restore-bar"
      data-testid="restore-bar"
    >
      <span>
        {device === null
          ? t('EDITOR.RESTORE.TEXT', { time })
          : t('EDITOR.RESTORE.ELSEWHERE', { time, device })}
      </span>
      <Group gap="sm" mt="xs">
        <Button size="compact-xs" onClick={() => void restore()} data-testid="restore-yes">
          {t('EDITOR.RESTORE.YES')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={discard} data-testid="restore-no">
          {t('EDITOR.RESTORE.NO')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Warns when the browser's storage is full or blocked, so unsaved work has no backup. */
function useStorageWarning(): void {
  const t = useT();
  const { journal } = useRecovery();
  const isRefused = useStore(journal.state, (state) => state.isRefused);
  useEffect(() => {
    if (isRefused) toast(t('EDITOR.NOT_KEPT'), { kind: 'warning', duration: 15_000 });
  }, [isRefused, t]);
}
