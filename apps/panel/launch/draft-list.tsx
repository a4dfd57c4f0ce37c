import { Button } from '@mantine/core';
import type { LaunchReport } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { PartRow } from './part-row.tsx';
import { useMarkReady } from './use-launch-report.ts';

type DraftListProps = {
  readonly drafts: LaunchReport['drafts'];
  readonly onOpen: () => void;
};

/** Pages that visitors won't see, each with a button that makes it part of the launch. */
export const DraftList = ({ drafts, onOpen }: DraftListProps) => {
  const t = useT();
  const attempt = useAttempt();
  const markReady = useMarkReady();
  const [busy, setBusy] = useState<number | null>(null);
  const handleClick = async (draft: LaunchReport['drafts'][number]) => {
    setBusy(draft.id);
    await attempt(() => markReady(draft), { failed: 'MODULE.LAUNCH.MARK_READY_FAILED' });
    setBusy(null);
  };
  return (
    <ul className="launch-parts" data-testid="launch-drafts">
      {drafts.map((draft) => (
        <PartRow
          key={draft.id}
          part={{ kind: 'page', name: draft.name, owner: { kind: 'page', id: draft.id } }}
          onOpen={onOpen}
          summary={t('MODULE.LAUNCH.DRAFT')}
          action={
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('MODULE.LAUNCH.MARK_READY_OF', { name: draft.name })}
              loading={busy === draft.id}
              onClick={() => void handleClick(draft)}
              data-testid="mark-ready"
            >
              {t('MODULE.LAUNCH.MARK_READY')}
            </Button>
          }
        />
      ))}
    </ul>
  );
};
