import type { StepDirection } from '@plinth/ui';
import { useEffect } from 'react';
import { UNDO_FIELDS } from '../core/keyboard/text-fields.ts';
import { undoDirection } from '../core/keyboard/undo-keys.ts';

/** Undo and redo by keys on the whole screen, except in dialogs and where text is typed. */
export function useUndoKeys(undoRedo: (to: StepDirection) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = undoDirection(event);
      const target = event.target as Element;
      if (!direction || event.defaultPrevented) return;
      if (target.closest(UNDO_FIELDS) || target.closest('[aria-modal="true"]')) return;
      event.preventDefault();
      undoRedo(direction);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undoRedo]);
}
