import { useI18n } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useCallback } from 'react';
import type { EditorSession } from '../session/types.ts';
import { refusalText } from '../steps/refusal.ts';
import { stepName } from './step-name.ts';
import { undoOrRedo } from './undo-redo.ts';

/** Undoes or redoes one step and announces which, or that there is none. */
export function useUndoRedo(session: EditorSession) {
  const i18n = useI18n();
  return useCallback(
    (direction: 'undo' | 'redo') => {
      const move = undoOrRedo(session, direction);
      if (!move.ok) return announce(refusalText(i18n.t, move.reason));
      const key = direction === 'undo' ? 'EDITOR.UNDONE' : 'EDITOR.REDONE';
      const step = stepName(i18n, session.store.reader, move.transaction);
      announce(i18n.t(key, { step }));
    },
    [session, i18n],
  );
}
