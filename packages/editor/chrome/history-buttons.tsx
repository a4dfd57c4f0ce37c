import { useT } from '@plinth/i18n/react';
import { IconButton, keyName } from '@plinth/ui';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useHistory, useSession } from '../session/context.ts';
import { stepText } from './step-text.ts';
import { useTravel } from './use-travel.ts';

/** Undo and redo, each saying what it would do. */
export function HistoryButtons() {
  const t = useT();
  const session = useSession();
  const { entries, canUndo, canRedo } = useHistory();
  const travel = useTravel(session);
  const last = entries.findLast(({ isDone }) => isDone);
  const next = entries.find(({ isDone }) => !isDone);
  const undoLabel = last
    ? t('EDITOR.UNDO_STEP', { step: stepText(t, last.label) })
    : t('EDITOR.UNDO');
  const redoLabel = next
    ? t('EDITOR.REDO_STEP', { step: stepText(t, next.label) })
    : t('EDITOR.REDO');
  return (
    <>
      <IconButton
        label={undoLabel}
        keys={keyName('Mod+Z')}
        icon={<IconArrowBackUp size={18} />}
        disabled={!canUndo}
        onClick={() => travel('undo')}
        data-to-page
        data-testid="undo-button"
      />
      <IconButton
        label={redoLabel}
        keys={keyName('Mod+Shift+Z')}
        icon={<IconArrowForwardUp size={18} />}
        disabled={!canRedo}
        onClick={() => travel('redo')}
        data-to-page
        data-testid="redo-button"
      />
    </>
  );
}
