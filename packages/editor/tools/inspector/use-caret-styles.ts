import type { NodeId } from '@plinth/model';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { stylesAt } from '../../canvas/text/block-style.ts';
import { currentText } from '../../canvas/text/current-text.ts';
import { useSession, useUi } from '../../core/session/context.ts';

const NONE = '';

/** Class names of the text styles at the caret or in the selection of a text that is open. */
export function useCaretStyles(id: NodeId): readonly string[] {
  const session = useSession();
  const isOpen = useUi((ui) => ui.textEditing === id);
  const { editor } = useStore(currentText(session));
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener);
      return () => editor?.off('transaction', listener);
    },
    [editor],
  );
  const styles = useSyncExternalStore(subscribe, () =>
    isOpen && editor ? stylesAt(editor).join(' ') : NONE,
  );
  return styles === NONE ? [] : styles.split(' ');
}
