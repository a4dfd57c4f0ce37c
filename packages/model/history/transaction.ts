import type { Action } from '../actions/action.ts';
import { mergeActions, sameAction } from '../actions/merge.ts';

/** What the list of steps shows: a message key and the values for its gaps. */
export type HistoryLabel = {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number };
};

/** An action that was applied, and the one that takes it back. */
export type Step = { readonly action: Action; readonly inverse: Action };

/** `before` and `after` hold what the editor shows (selection, device, scroll), opaque to the model. */
export type Transaction<View> = {
  readonly label: HistoryLabel;
  readonly steps: readonly Step[];
  readonly before: View;
  readonly after: View;
};

/** One step for two consecutive ones, or null where they stay two. */
function mergeSteps(earlier: Step, later: Step): Step | null {
  const action = mergeActions(earlier.action, later.action);
  const inverse = mergeActions(later.inverse, earlier.inverse);
  return action && inverse ? { action, inverse } : null;
}

/**
 * The steps with one more, merged into the last where it changes the same widget again. What ends
 * where it began (a value scrubbed back, a widget carried home) leaves no step.
 */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const merged = last && mergeSteps(last, step);
  if (!merged) return [...steps, step];
  const others = steps.slice(0, -1);
  return sameAction(merged.action, merged.inverse) ? others : [...others, merged];
}

/** The only step of a transaction, when that is a change of properties. */
function soleChange({ steps }: Transaction<unknown>): Step | null {
  const [step, ...others] = steps;
  return step?.action.type === 'setProperties' && others.length === 0 ? step : null;
}

/**
 * One transaction for two in a row that each change properties of one widget, whichever; null where
 * they stay two, and no steps where the second took back the first. It is called what the second is.
 */
export function mergeTransactions<View>(
  earlier: Transaction<View>,
  later: Transaction<View>,
): Transaction<View> | null {
  const first = soleChange(earlier);
  const second = soleChange(later);
  if (!first || !second) return null;
  if (!mergeSteps(first, second)) return null;
  return { ...later, steps: withStep([first], second), before: earlier.before };
}
