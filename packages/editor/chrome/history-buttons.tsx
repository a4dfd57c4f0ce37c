import { useT } from '@plinth/i18n/react';
import { IconButton, keyName } from '@plinth/ui';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useNextSteps, useSession } from '../session/context.ts';
import { stepText } from './step-text.ts';
import { useTravel } from './use-travel.ts';

/** Undo and redo, each saying what it would do. */
export function HistoryButtons() {
  const t = useT();
  const session = useSession();
  const { undo, redo } = useNextSteps();
  const travel = useTravel(session);
  const undoLabel = undo ? t('EDITOR.UNDO_STEP', { step: stepText(t, undo) }) : t('EDITOR.UNDO');
  const redoLabel = redo ? t('EDITOR.REDO_STEP', { step: stepText(t, redo) }) : t('EDITOR.REDO');
  return (
    <>
      <IconButton
        label={undoLabel}
        keys={keyName('Mod+Z')}
        icon={<IconArrowBackUp size={18} />}
        disabled={undo === null}
        onClick={() => travel('undo')}
        data-to-page
        data-testid="undo-button"
      />
      <IconButton
        label={redoLabel}
        keys={keyName('Mod+Shift+Z')}
        icon={<IconArrowForwardUp size={18} />}
        disabled={redo === null}
        onClick={() => travel('redo')}
        data-to-page
        data-testid="redo-button"
      />
    </>
  );
}
