import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useCallback } from 'react';
import { travel } from '../commands/travel.ts';
import type { EditorSession } from '../session/types.ts';
import { stepText } from './step-text.ts';

/** Undo or redo one step and say which. */
export function useTravel(session: EditorSession) {
  const t = useT();
  return useCallback(
    (direction: 'undo' | 'redo') => {
      const label = travel(session, direction);
      if (!label) return;
      const key = direction === 'undo' ? 'EDITOR.UNDONE' : 'EDITOR.REDONE';
      announce(t(key, { step: stepText(t, label) }));
    },
    [session, t],
  );
}
