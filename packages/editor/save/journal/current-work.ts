import type { DocumentNode, NodeId } from '@plinth/model';
import type { ParkedData } from '../../core/ports/parking/port.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { DirtyTracker } from '../dirty.ts';
import { canvasWindow } from './canvas-window.ts';
import type { JournalEntry, JournalView } from './journal.ts';

type Needs = { readonly session: EditorSession; readonly dirty: DirtyTracker };

const plain = (node: DocumentNode | undefined): DocumentNode | null =>
  node ? { ...node, children: [...node.children] } : null;

/** A widget as saved and as on the canvas. */
export const entryOf = ({ session, dirty }: Needs, id: NodeId): JournalEntry => ({
  saved: plain(dirty.saved().nodes.get(id)),
  now: plain(session.store.node(id)),
});

export const viewOf = (session: EditorSession): JournalView => {
  const { device, selection } = session.ui.getState();
  return { device, selection: [...selection], scroll: canvasWindow(session)?.scrollY ?? 0 };
};

/** The unsaved work and its undo history as plain data. */
export const currentWork = (needs: Needs, stored: string): ParkedData => {
  const { session, dirty } = needs;
  const { done, undone } = session.history.data();
  return {
    at: Date.now(),
    stored,
    view: viewOf(session),
    nodes: [...dirty.different].map((id) => ({ id, ...entryOf(needs, id) })),
    history: { done, undone },
  };
};
