import type { DocumentNode, NodeId } from '../tree/node.ts';
import type { Action } from './action.ts';

/**
 * Entries to write: a new or changed node, or null for a deleted one. Empty if the action changed
 * nothing.
 */
export type Changes = ReadonlyMap<NodeId, DocumentNode | null>;

export type ActionRefusal =
  | 'unknownWidgetId'
  | 'unknownParent'
  | 'duplicateId'
  | 'indexOutOfRange'
  | 'isRoot'
  | 'insideItself'
  | 'invalidPropertyName';

/** For a refusal, `at` is the offending id or property name. */
export type ActionOutcome =
  | { readonly ok: true; readonly changes: Changes; readonly inverse: Action }
  | { readonly ok: false; readonly reason: ActionRefusal; readonly at: string };

export const refuse = (reason: ActionRefusal, at: string): ActionOutcome => ({
  ok: false,
  reason,
  at,
});
