import { useI18n } from '@plinth/i18n/react';
import type { HistoryEntry } from '@plinth/model';
import { IconButton, shortcutLabel } from '@plinth/ui';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { stepName } from '../core/history/step-name.ts';
import { useUndoRedo } from '../core/history/use-undo-redo.ts';
import { useNextSteps, useSession } from '../core/session/context.ts';

/** Undo and redo buttons; their tooltips name the step. */
export function HistoryButtons() {
  const i18n = useI18n();
  const { t } = i18n;
  const session = useSession();
  const { undo, redo } = useNextSteps();
  const travel = useUndoRedo(session);
  const nameOf = (step: HistoryEntry) => stepName(i18n, session.store.reader, step);
  const undoLabel = undo ? t('EDITOR.UNDO_STEP', { step: nameOf(undo) }) : t('COMMON.ACTION.UNDO');
  const redoLabel = redo ? t('EDITOR.REDO_STEP', { step: nameOf(redo) }) : t('EDITOR.REDO');
  return (
    <>
      <IconButton
        label={undoLabel}
        keys={shortcutLabel('Mod+Z')}
        icon={<IconArrowBackUp size={18} />}
        disabled={undo === null}
        onClick={() => travel('undo')}
        data-to-page
        data-testid="undo-button"
      />
      <IconButton
        label={redoLabel}
        keys={shortcutLabel('Mod+Shift+Z')}
        icon={<IconArrowForwardUp size={18} />}
        disabled={redo === null}
        onClick={() => travel('redo')}
        data-to-page
        data-testid="redo-button"
      />
    </>
  );
}
