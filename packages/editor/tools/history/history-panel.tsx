import { SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import { useI18n, useT } from '@plinth/i18n/react';
import { announce, lazyComponent } from '@plinth/ui';
import { useState } from 'react';
import { type StepChange, stepChanges } from '../../core/history/step-changes.ts';
import { stepText } from '../../core/history/step-text.ts';
import { jumpTo } from '../../core/history/undo-redo.ts';
import { useSession, useSteps } from '../../core/session/context.ts';
import { ownerText } from '../../core/session/owner-text.ts';
import { useServices } from '../../core/session/services.ts';
import './history-panel.css';

const SavedVersions = lazyComponent(
  async () => (await import('./saved-versions.tsx')).SavedVersions,
);

/** Undo steps of this session and saved versions of the document. */
export function HistoryPanel() {
  const t = useT();
  const [shown, setShown] = useState('steps');
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        m="xs"
        value={shown}
        onChange={setShown}
        aria-label={t('EDITOR.PANEL.HISTORY')}
        data={[
          { value: 'steps', label: t('EDITOR.HISTORY_STEPS') },
          { value: 'saved', label: t('EDITOR.HISTORY_SAVED') },
        ]}
        data-testid="history-kind"
      />
      {shown === 'steps' ? <Steps /> : <SavedVersions />}
    </>
  );
}

type ShownStep = {
  readonly text: string;
  readonly changes: readonly StepChange[];
  readonly at?: number | undefined;
};

/** All undo steps, newest first; selecting one goes to that state and keeps the later steps. */
function Steps() {
  const i18n = useI18n();
  const { t, format } = i18n;
  const session = useSession();
  const { owner, ports } = useServices();
  const entries = useSteps();
  const done = entries.filter(({ isDone }) => isDone).length;
  const goTo = (count: number) => {
    jumpTo(session, count);
    if (count < done) announce(t('EDITOR.HISTORY_UNDONE', { count: done - count }));
    if (count > done) announce(t('EDITOR.HISTORY_REDONE', { count: count - done }));
  };
  if (entries.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="md">
        {t('EDITOR.HISTORY_EMPTY')}
      </Text>
    );
  }
  const steps: readonly ShownStep[] = [
    { text: t(ownerText(owner.kind, 'OPENED')), changes: [] },
    ...entries.map(({ label, steps: actions, at }) => ({
      text: stepText(i18n, label),
      changes: stepChanges({ t, site: ports.site.context }, session.store.reader, actions),
      at,
    })),
  ];
  return (
    <ol
      className="pl-history"
      reversed
      aria-label={t('EDITOR.HISTORY_LIST')}
      data-testid="history-panel"
    >
      {steps
        .map(({ text, changes, at }, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by position
          <li key={count}>
            <UnstyledButton
              className="pl-history-step"
              aria-current={count === done ? 'step' : undefined}
              data-undone={count > done || undefined}
              onClick={() => goTo(count)}
            >
              <span className="pl-history-text">
                {text}
                {at !== undefined && <time>{format.time(at)}</time>}
              </span>
              {changes.map(({ name, before, after }) => (
                <span key={name} className="pl-history-change">
                  {before === null
                    ? t('EDITOR.STEP_VALUE', { name, value: after })
                    : t('EDITOR.HISTORY_CHANGE', { name, before, after })}
                </span>
              ))}
            </UnstyledButton>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
