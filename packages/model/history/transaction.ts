import type { Action } from '../actions/action.ts';
import { mergeActions, sameAction } from '../actions/merge.ts';

/** Text of a history entry: a message key and values for its placeholders. */
export type HistoryLabel = {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number };
};

export type Step = { readonly action: Action; readonly inverse: Action };

/**
 * `before` and `after` describe what the editor shows (selection, device, scroll position). They
 * are opaque to the model.
 */
export type Transaction<View> = {
  readonly label: HistoryLabel;
  readonly steps: readonly Step[];
  readonly before: View;
  readonly after: View;
  /** When it was committed, in ms since 1970. */
  readonly at?: number;
};

/** Merges two consecutive steps into one, or returns null if they can't be merged. */
function mergeSteps(earlier: Step, later: Step): Step | null {
  const action = mergeActions(earlier.action, later.action);
  const inverse = mergeActions(later.inverse, earlier.inverse);
  return action && inverse ? { action, inverse } : null;
}

/**
 * Appends a step, merging it into the last one if both change the same widget. Steps that cancel
 * out, such as a value changed back, are dropped.
 */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const merged = last && mergeSteps(last, step);
  if (!merged) return [...steps, step];
  const others = steps.slice(0, -1);
  return sameAction(merged.action, merged.inverse) ? others : [...others, merged];
}

/** The step of a transaction that consists of a single property change, otherwise null. */
function singlePropertyChange({ steps }: Transaction<unknown>): Step | null {
  const [step, ...others] = steps;
  return step?.action.type === 'setProperties' && others.length === 0 ? step : null;
}

/**
 * Merges two consecutive transactions that each change properties of the same widget. Null if they
 * can't be merged. The result has the later label, and no steps if the second reverted the first.
 */
export function mergeTransactions<View>(
  earlier: Transaction<View>,
  later: Transaction<View>,
): Transaction<View> | null {
  const first = singlePropertyChange(earlier);
  const second = singlePropertyChange(later);
  if (!first || !second) return null;
  if (!mergeSteps(first, second)) return null;
  return { ...later, steps: withStep([first], second), before: earlier.before };
}
