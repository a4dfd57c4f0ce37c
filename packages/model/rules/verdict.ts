import type { NodeId } from '../tree/node.ts';

/** Why something can't be done or saved. Stable keys; the editor has a text for each. */
export type RuleReason =
  | 'unknownWidget'
  | 'unknownWidgetId'
  | 'notAccepted'
  | 'wrongParent'
  | 'notAllowedHere'
  | 'oncePerSection'
  | 'tooManyChildren'
  | 'lastItem'
  | 'sectionLocked'
  | 'widgetLocked'
  | 'widgetOff'
  | 'notRemovable'
  | 'notDuplicable'
  | 'isRoot'
  | 'insideItself'
  | 'emptySection'
  | 'invalidColumnCount';

export type RuleRefusal = {
  readonly ok: false;
  readonly reason: RuleReason;
  /** Name of the offending widget, or of the parent if it doesn't accept the child. */
  readonly widget?: string;
  /** The offending node, if it's already in the document. */
  readonly id?: NodeId;
  /** The limit that would be exceeded. */
  readonly max?: number;
};

export type Verdict = { readonly ok: true } | RuleRefusal;

export const ALLOWED: Verdict = { ok: true };

export const forbid = (reason: RuleReason, facts: Omit<RuleRefusal, 'ok' | 'reason'> = {}) =>
  ({ ok: false, reason, ...facts }) satisfies RuleRefusal;
