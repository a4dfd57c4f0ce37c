import type { Action } from '../actions/action.ts';
import { applyAction } from '../actions/apply.ts';
import type { HistoryMove, HistoryOutcome } from './history-types.ts';
import type { State } from './state.ts';
import { blockedReason, notifyListeners, OK, refuse } from './state.ts';

/** Applies all actions, or none if one is refused. */
export function replay<View>(state: State<View>, actions: readonly Action[]): boolean {
  state.phase = 'replaying';
  try {
    const applied: Action[] = [];
    for (const action of actions) {
      const outcome = applyAction(state.document.read(), action);
      if (!outcome.ok) {
        revert(state, applied);
        return false;
      }
      state.document.write(outcome.changes);
      applied.push(outcome.inverse);
    }
    return true;
  } finally {
    state.phase = 'ready';
  }
}

export function revert<View>({ document }: State<View>, inverses: readonly Action[]): void {
  for (const inverse of inverses.toReversed()) {
    const outcome = applyAction(document.read(), inverse);
    if (outcome.ok) document.write(outcome.changes);
  }
}

export function undo<View>(state: State<View>): HistoryMove<View> {
  const reason = blockedReason(state);
  const transaction = state.done.at(-1);
  if (reason || !transaction) return refuse(reason ?? 'nothingToUndo');
  const inverses = transaction.steps.map((step) => step.inverse).reverse();
  if (!replay(state, inverses)) return refuse('documentChanged');
  state.done = state.done.slice(0, -1);
  state.undone = [...state.undone, transaction];
  state.isSealed = true;
  notifyListeners(state);
  return { ok: true, transaction };
}

export function redo<View>(state: State<View>): HistoryMove<View> {
  const reason = blockedReason(state);
  const transaction = state.undone.at(-1);
  if (reason || !transaction) return refuse(reason ?? 'nothingToRedo');
  const actions = transaction.steps.map((step) => step.action);
  if (!replay(state, actions)) return refuse('documentChanged');
  state.undone = state.undone.slice(0, -1);
  state.done = [...state.done, transaction];
  state.isSealed = true;
  notifyListeners(state);
  return { ok: true, transaction };
}

export function jumpTo<View>(state: State<View>, count: number): HistoryOutcome {
  const total = state.done.length + state.undone.length;
  if (!Number.isInteger(count) || count < 0 || count > total) return refuse('unknownEntry');
  while (state.done.length !== count) {
    const move = state.done.length > count ? undo(state) : redo(state);
    if (!move.ok) return move;
  }
  return OK;
}
