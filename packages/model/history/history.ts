import type {
  History,
  HistoryData,
  HistoryEntry,
  HistoryOptions,
  HistoryOutcome,
} from './history-types.ts';
import { HISTORY_LIMIT } from './history-types.ts';
import type { State } from './state.ts';
import { blockedReason, notifyListeners, OK, refuse } from './state.ts';
import { begin, commit, perform, rollback, run } from './transact.ts';
import type { Transaction } from './transaction.ts';
import { jumpTo, redo, undo } from './undo.ts';

const entryOf = <View>({ label, steps, at }: Transaction<View>, isDone: boolean): HistoryEntry => ({
  label,
  steps,
  isDone,
  ...(at !== undefined && { at }),
});

function entries<View>(state: State<View>): readonly HistoryEntry[] {
  state.entries ??= [
    ...state.done.map((each) => entryOf(each, true)),
    ...state.undone.map((each) => entryOf(each, false)).reverse(),
  ];
  return state.entries;
}

function destroy<View>(state: State<View>): void {
  state.done = [];
  state.undone = [];
  state.running = null;
  state.phase = 'destroyed';
  notifyListeners(state);
  state.listeners.clear();
}

function replace<View>(state: State<View>, { done, undone }: HistoryData<View>): HistoryOutcome {
  const reason = blockedReason(state);
  if (reason) return refuse(reason);
  state.done = done.slice(-state.limit);
  state.undone = undone.slice(-state.limit);
  state.isSealed = true;
  notifyListeners(state);
  return OK;
}

function initialState<View>(options: HistoryOptions<View>): State<View> {
  const { document, limit = HISTORY_LIMIT, now, saved } = options;
  return {
    document,
    limit,
    now,
    listeners: new Set(),
    done: saved?.done.slice(-limit) ?? [],
    undone: saved?.undone.slice(-limit) ?? [],
    running: null,
    phase: 'ready',
    isSealed: true,
    entries: null,
  };
}

/**
 * Undo and redo for a map of nodes. Actions are grouped in transactions: one runs at a time, and
 * none during undo or redo. Undo applies the inverse actions of the latest transaction in reverse
 * order. A new transaction clears the redo stack. All state is plain data, so a history can be
 * saved and survive a reload.
 */
export function createHistory<View>(options: HistoryOptions<View>): History<View> {
  const state = initialState(options);
  return {
    begin: (label, view) => begin(state, label, view),
    run: (action) => run(state, action),
    commit: (view) => commit(state, view),
    rollback: () => rollback(state),
    perform: (request) => perform(state, request),
    undo: () => undo(state),
    redo: () => redo(state),
    canUndo: () => state.done.length > 0 && blockedReason(state) === null,
    canRedo: () => state.undone.length > 0 && blockedReason(state) === null,
    isRunning: () => state.running !== null,
    entries: () => entries(state),
    jumpTo: (count) => jumpTo(state, count),
    seal: () => {
      state.isSealed = true;
    },
    data: () => ({ done: state.done, undone: state.undone }),
    replace: (data) => replace(state, data),
    subscribe: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    destroy: () => destroy(state),
  };
}
