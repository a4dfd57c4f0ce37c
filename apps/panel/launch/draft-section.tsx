import { Button } from '@mantine/core';
import type { LaunchReport } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { PartRow } from './part-row.tsx';
import { ReportSection } from './report-section.tsx';
import { type Draft, useSetReady } from './use-launch-report.ts';

type DraftSectionProps = {
  readonly drafts: LaunchReport['drafts'];
  readonly onOpen: () => void;
};

type Row = Draft & { readonly isReady: boolean };

/**
 * Drafts, with those that were made ready here: a row that went away would take the focus with it,
 * and the choice couldn't be undone.
 */
function useRows(drafts: LaunchReport['drafts']) {
  const [order] = useState(() => drafts.map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly Draft[]>([]);
  const ready = chosen.filter(({ id }) => !drafts.some((draft) => draft.id === id));
  const rows: readonly Row[] = [
    ...drafts.map((draft) => ({ ...draft, isReady: false })),
    ...ready.map((draft) => ({ ...draft, isReady: true })),
  ];
  const forget = ({ id }: Draft) => setChosen((all) => all.filter((one) => one.id !== id));
  const keep = (draft: Draft) => {
    forget(draft);
    setChosen((all) => [...all, draft]);
  };
  return {
    rows: rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    keep,
    forget,
  };
}

/** Pages that visitors won't see, each with a button that makes it part of the launch. */
export const DraftSection = ({ drafts, onOpen }: DraftSectionProps) => {
  const t = useT();
  const attempt = useAttempt();
  const setReady = useSetReady();
  const { rows, keep, forget } = useRows(drafts);
  const [busy, setBusy] = useState<number | null>(null);
  const toggle = async (row: Row) => {
    if (busy !== null) return;
    setBusy(row.id);
    keep(row);
    const change = async () => keep({ ...row, revision: await setReady(row, !row.isReady) });
    const isDone = await attempt(change, { failed: 'MODULE.LAUNCH.MARK_READY_FAILED' });
    setBusy(null);
    // Its revision is unknown after a conflict.
    if (!isDone) return forget(row);
    const { name } = row;
    announce(t(row.isReady ? 'MODULE.LAUNCH.STAYS_DRAFT' : 'MODULE.LAUNCH.GOES_LIVE', { name }));
  };
  if (rows.length === 0) return null;
  return (
    <ReportSection
      title={t('MODULE.LAUNCH.DRAFTS')}
      isDone={drafts.length === 0}
      text={
        drafts.length === 0
          ? t('MODULE.LAUNCH.NO_DRAFTS')
          : t('MODULE.LAUNCH.DRAFTS_LEFT', { count: drafts.length })
      }
    >
      <ul className="launch-parts" data-testid="launch-drafts">
        {rows.map((row) => (
          <PartRow
            key={row.id}
            part={{ kind: 'page', name: row.name, owner: { kind: 'page', id: row.id } }}
            onOpen={onOpen}
            summary={row.isReady ? '' : t('MODULE.LAUNCH.DRAFT')}
            action={
              <Button
                variant={row.isReady ? 'light' : 'subtle'}
                size="compact-sm"
                leftSection={row.isReady && <IconCheck size={14} aria-hidden="true" />}
                aria-label={t('MODULE.LAUNCH.MARK_READY_OF', { name: row.name })}
                aria-pressed={row.isReady}
                // A disabled button would lose the focus.
                aria-disabled={busy === row.id}
                onClick={() => void toggle(row)}
                data-testid="mark-ready"
              >
                {t('MODULE.LAUNCH.MARK_READY')}
              </Button>
            }
          />
        ))}
      </ul>
    </ReportSection>
  );
};
