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

/** The entries that make `to` out of `from`. */
export function changesBetween(from: DocumentReader, to: DocumentReader): Changes {
  const changes = new Map<NodeId, DocumentNode | null>();
  for (const id of from.nodes.keys()) if (!to.nodes.has(id)) changes.set(id, null);
  for (const [id, node] of to.nodes) {
    const was = from.nodes.get(id);
    if (!was || (was !== node && !sameValue(entry(was), entry(node)))) changes.set(id, node);
  }
  return changes;
}

/** What the page became by others' doing; one map of several documents counts as one. */
export const pageDifferences = (before: DocumentReader, after: DocumentReader): Differences =>
  differences({ root: '', nodes: before.nodes }, { root: '', nodes: after.nodes });

export type AppliedMerge = {
  /** What came from elsewhere. */
  readonly theirs: Differences;
  /** How many of the person's own steps can no longer be undone. */
  readonly dropped: number;
};

/**
 * Shows what was merged with somebody else's work. Theirs is no step of this history, and none of
 * its steps takes it back.
 */
export function applyMerge(session: EditorSession, merged: DocumentReader): AppliedMerge {
  const { store, history, ui } = session;
  const changes = changesBetween(store.reader, merged);
  const theirs = pageDifferences(store.reader, merged);
  const { textEditing, selection } = ui.getState();
  if (textEditing !== null && changes.has(textEditing)) ui.setState({ textEditing: null });
  store.write(changes);
  ui.setState({ selection: selection.filter((id) => store.node(id)) });
  const { done, undone } = history.data();
  const kept =
    changes.size > 0
      ? stepsWithoutConflict(store.reader, { done, undone }, theirs)
      : history.data();
  if (changes.size > 0) history.replace(kept);
  const dropped = done.length + undone.length - kept.done.length - kept.undone.length;
  return { theirs, dropped };
}
