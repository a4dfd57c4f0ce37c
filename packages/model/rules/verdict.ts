import type { NodeId } from '../tree/node.ts';

/** Why something may not be done or saved: stable keys, each with a text in the editor. */
export type RuleReason =
  | 'unknownWidget'
  | 'unknownWidgetId'
  | 'notAccepted'
  | 'wrongParent'
  | 'notAllowedHere'
  | 'oncePerSection'
  | 'tooManyChildren'
  | 'sectionLocked'
  | 'widgetLocked'
  | 'notRemovable'
  | 'notDuplicable'
  | 'isRoot'
  | 'insideItself'
  | 'emptySection'
  | 'invalidColumnCount';

export type RuleRefusal = {
  readonly ok: false;
  readonly reason: RuleReason;
  /** The widget at fault, by name; the parent's name where it accepts too little. */
  readonly widget?: string;
  /** The node at fault, where it stands in the document already. */
  readonly id?: NodeId;
  /** The bound that would be passed. */
  readonly max?: number;
};

export type Verdict = { readonly ok: true } | RuleRefusal;

export const ALLOWED: Verdict = { ok: true };

export const forbid = (reason: RuleReason, facts: Omit<RuleRefusal, 'ok' | 'reason'> = {}) =>
  ({ ok: false, reason, ...facts }) satisfies RuleRefusal;
