import type { DocumentNode, HistoryEntry, NodeId } from '@plinth/model';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useStableSnapshot } from '../store/use-stable-snapshot.ts';
import type { EditorUi } from '../view/ui-store.ts';
import type { EditorSession, SectionInfo } from './types.ts';

type NextSteps = { readonly undo: HistoryEntry | null; readonly redo: HistoryEntry | null };

export const SessionContext = createContext<EditorSession | null>(null);

export function useSession(): EditorSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext');
  return session;
}

/** The current node; rerenders for changes of this node only. */
export function useNode(id: NodeId): DocumentNode | undefined {
  const { store } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(id, listener),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => store.node(id));
}

/** A primitive value read from a node; rerenders only when the value changes. */
export function useNodeValue<T extends string | number | boolean | null | undefined>(
  id: NodeId,
  read: (node: DocumentNode | undefined) => T,
): T {
  const { store } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(id, listener),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => read(store.node(id)));
}

/** The widget type of a node; empty after its removal. */
export const useWidgetOf = (id: NodeId): string => useNodeValue(id, (node) => node?.widget ?? '');

/** The node as shown on the canvas: frozen while its text is edited in place. */
export function useShownNode(id: NodeId): DocumentNode | undefined {
  const { store } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(id, listener),
    [store, id],
  );
  const read = () => store.shown(id);
  return useSyncExternalStore(subscribe, read, read);
}

export const useUi = <T>(select: (ui: EditorUi) => T): T => useStore(useSession().ui, select);

/** The current data of the open sections. */
export function useSections(): readonly SectionInfo[] {
  const session = useSession();
  return useSyncExternalStore(session.ui.subscribe, () => session.sections);
}

/** All steps, done and undone; rerenders after every change of the history. */
export function useSteps(): readonly HistoryEntry[] {
  const { history } = useSession();
  return useSyncExternalStore(history.subscribe, history.entries);
}

const isSameSteps = (a: NextSteps, b: NextSteps): boolean => a.undo === b.undo && a.redo === b.redo;

/** The steps that undo and redo would apply; null if there is none or the history is busy. */
export function useNextSteps(): NextSteps {
  const { history } = useSession();
  const read = (): NextSteps => {
    const entries = history.entries();
    const undo = entries.findLast(({ isDone }) => isDone) ?? null;
    const redo = entries.find(({ isDone }) => !isDone) ?? null;
    return { undo: history.canUndo() ? undo : null, redo: history.canRedo() ? redo : null };
  };
  return useStableSnapshot({ subscribe: history.subscribe, read, isSame: isSameSteps });
}
