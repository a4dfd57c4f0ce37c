import type { HistoryDocument, HistoryEntry, HistoryRefusal } from './history-types.ts';
import type { HistoryLabel, Step, Transaction } from './transaction.ts';

export type Running<View> = { label: HistoryLabel; before: View; steps: readonly Step[] };

export type State<View> = {
  readonly document: HistoryDocument;
  readonly limit: number;
  readonly now: (() => number) | undefined;
  readonly listeners: Set<() => void>;
  done: readonly Transaction<View>[];
  undone: readonly Transaction<View>[];
  running: Running<View> | null;
  phase: 'ready' | 'replaying' | 'destroyed';
  isSealed: boolean;
  entries: readonly HistoryEntry[] | null;
};

export const refuse = (reason: HistoryRefusal) => ({ ok: false, reason }) as const;

export const OK = { ok: true } as const;

export function notifyListeners<View>(state: State<View>): void {
  state.entries = null;
  for (const listener of [...state.listeners]) listener();
}

/** Why no operation can start now, or null if one can. */
export function blockedReason<View>({ phase, running }: State<View>): HistoryRefusal | null {
  if (phase === 'destroyed') return 'destroyed';
  if (phase === 'replaying') return 'busy';
  return running ? 'transactionRunning' : null;
}

/** Why there is no usable transaction, or null if there is one. */
export function noTransactionReason<View>({ phase, running }: State<View>): HistoryRefusal | null {
  if (phase === 'destroyed') return 'destroyed';
  if (phase === 'replaying') return 'busy';
  return running ? null : 'noTransaction';
}
