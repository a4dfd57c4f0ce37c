import { useI18n } from '@plinth/i18n/react';
import type { HistoryEntry } from '@plinth/model';
import { StepButton } from '@plinth/ui';
import { useNextSteps, useSession } from '../session/context.ts';
import { stepName } from './step-name.ts';
import { useUndoRedo } from './use-undo-redo.ts';

/** Undo and redo buttons; their tooltips name the step. */
export function HistoryButtons() {
  const i18n = useI18n();
  const { t } = i18n;
  const session = useSession();
  const { undo, redo } = useNextSteps();
  const travel = useUndoRedo(session);
  const nameOf = (step: HistoryEntry) => stepName(i18n, session.store.reader, step);
  const undoLabel = undo ? t('EDITOR.UNDO_STEP', { step: nameOf(undo) }) : t('COMMON.ACTION.UNDO');
  const redoLabel = redo ? t('EDITOR.REDO_STEP', { step: nameOf(redo) }) : t('COMMON.ACTION.REDO');
  return (
    <>
      <StepButton to="undo" label={undoLabel} isDisabled={undo === null} onStep={travel} />
      <StepButton to="redo" label={redoLabel} isDisabled={redo === null} onStep={travel} />
    </>
  );
}
