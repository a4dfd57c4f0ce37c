import type { Action } from '../actions/action.ts';
import { applyAction } from '../actions/apply.ts';
import type { HistoryOutcome, RunOutcome, TransactionRequest } from './history-types.ts';
import type { State } from './state.ts';
import { blockedReason, noTransactionReason, notifyListeners, OK, refuse } from './state.ts';
import type { HistoryLabel, Transaction } from './transaction.ts';
import { mergeTransactions, withStep } from './transaction.ts';
import { replay } from './undo.ts';

export function begin<View>(state: State<View>, label: HistoryLabel, view: View): HistoryOutcome {
  const reason = blockedReason(state);
  if (reason) return refuse(reason);
  state.running = { label, before: view, steps: [] };
  return OK;
}

export function run<View>(state: State<View>, action: Action): RunOutcome {
  const reason = noTransactionReason(state);
  const { running, document } = state;
  if (reason || !running) return refuse(reason ?? 'noTransaction');
  const outcome = applyAction(document.read(), action);
  if (!outcome.ok || outcome.changes.size === 0) return outcome;
  running.steps = withStep(running.steps, { action, inverse: outcome.inverse });
  document.write(outcome.changes);
  return outcome;
}

export function record<View>(state: State<View>, transaction: Transaction<View>): void {
  const last = state.done.at(-1);
  const merged = last && !state.isSealed ? mergeTransactions(last, transaction) : null;
  const others = merged ? state.done.slice(0, -1) : state.done;
  const next = merged ?? transaction;
  state.done = (next.steps.length > 0 ? [...others, next] : others).slice(-state.limit);
  state.undone = [];
  state.isSealed = false;
}

export function commit<View>(state: State<View>, view: View): HistoryOutcome {
  const reason = noTransactionReason(state);
  const { running } = state;
  if (reason || !running) return refuse(reason ?? 'noTransaction');
  state.running = null;
  if (running.steps.length === 0) return OK;
  record(state, { ...running, after: view, ...(state.now && { at: state.now() }) });
  notifyListeners(state);
  return OK;
}

export function rollback<View>(state: State<View>): HistoryOutcome {
  const reason = noTransactionReason(state);
  const { running } = state;
  if (reason || !running) return refuse(reason ?? 'noTransaction');
  state.running = null;
  const inverses = running.steps.map((step) => step.inverse).reverse();
  return replay(state, inverses) ? OK : refuse('documentChanged');
}

/** Runs a whole transaction. The first refused action reverts those before it. */
export function perform<View>(state: State<View>, request: TransactionRequest<View>): RunOutcome {
  const started = begin(state, request.label, request.before);
  if (!started.ok) return started;
  for (const action of request.actions) {
    const outcome = run(state, action);
    if (outcome.ok) continue;
    rollback(state);
    return outcome;
  }
  return commit(state, request.after);
}
