import { useI18n } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useCallback } from 'react';
import type { EditorSession } from '../session/types.ts';
import { stepText } from './step-text.ts';
import { undoOrRedo } from './undo-redo.ts';

/** Undoes or redoes one step and announces which. */
export function useUndoRedo(session: EditorSession) {
  const i18n = useI18n();
  return useCallback(
    (direction: 'undo' | 'redo') => {
      const label = undoOrRedo(session, direction);
      if (!label) return;
      const key = direction === 'undo' ? 'EDITOR.UNDONE' : 'EDITOR.REDONE';
      announce(i18n.t(key, { step: stepText(i18n, label) }));
    },
    [session, i18n],
  );
}
