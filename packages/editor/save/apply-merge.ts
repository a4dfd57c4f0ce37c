import {
  type Changes,
  type Differences,
  type DocumentNode,
  type DocumentReader,
  differences,
  type NodeId,
  sameValue,
} from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';
import { stepsWithoutConflict } from './steps-without-conflict.ts';

const entry = (node: DocumentNode) => ({ ...node, children: [...node.children] });

/** The changes that turn `from` into `to`. */
export function changesBetween(from: DocumentReader, to: DocumentReader): Changes {
  const changes = new Map<NodeId, DocumentNode | null>();
  for (const id of from.nodes.keys()) if (!to.nodes.has(id)) changes.set(id, null);
  for (const [id, node] of to.nodes) {
    const before = from.nodes.get(id);
    if (!before || (before !== node && !sameValue(entry(before), entry(node))))
      changes.set(id, node);
  }
  return changes;
}

/** Differences between two states of the page, all sections compared as one document. */
export const pageDifferences = (before: DocumentReader, after: DocumentReader): Differences =>
  differences({ root: '', nodes: before.nodes }, { root: '', nodes: after.nodes });

export type AppliedMerge = {
  /** Changes made elsewhere. */
  readonly theirs: Differences;
  /** Number of the user's own steps that can't be undone anymore. */
  readonly dropped: number;
};

/**
 * Puts a merge with somebody else's work on the canvas. Their changes don't enter the undo history,
 * and no step in it can revert them.
 */
export function applyMerge(session: EditorSession, merged: DocumentReader): AppliedMerge {
  const { store, history, ui } = session;
  const changes = changesBetween(store.reader, merged);
  const theirs = pageDifferences(store.reader, merged);
  const { textEditing, selection } = ui.getState();
  if (textEditing !== null && changes.has(textEditing)) ui.setState({ textEditing: null });
  store.write(changes);
  const remains = (id: NodeId) => store.node(id) !== undefined;
  // The same selection stays the same object, because a new one opens the inspector.
  if (!selection.every(remains)) ui.setState({ selection: selection.filter(remains) });
  const { done, undone } = history.data();
  const remaining =
    changes.size > 0
      ? stepsWithoutConflict(store.reader, { done, undone }, theirs)
      : history.data();
  if (changes.size > 0) history.replace(remaining);
  const dropped = done.length + undone.length - remaining.done.length - remaining.undone.length;
  return { theirs, dropped };
}
