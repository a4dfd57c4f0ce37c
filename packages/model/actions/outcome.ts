import type { DocumentNode, NodeId } from '../tree/node.ts';
import type { Action } from './action.ts';

/** Entries to write: a node is new or changed, null is gone. Empty: the action changed nothing. */
export type Changes = ReadonlyMap<NodeId, DocumentNode | null>;

export type ActionRefusal =
  | 'unknownWidgetId'
  | 'unknownParent'
  | 'duplicateId'
  | 'indexOutOfRange'
  | 'isRoot'
  | 'insideItself'
  | 'invalidPropertyName';

/** A refusal names the id or property at fault in `at`. */
export type ActionOutcome =
  | { readonly ok: true; readonly changes: Changes; readonly inverse: Action }
  | { readonly ok: false; readonly reason: ActionRefusal; readonly at: string };

export const refuse = (reason: ActionRefusal, at: string): ActionOutcome => ({
  ok: false,
  reason,
  at,
});
