import type { Action } from '../actions/action.ts';
import type { ActionOutcome, Changes } from '../actions/outcome.ts';
import type { DocumentReader } from '../tree/reader.ts';
import type { HistoryLabel, Transaction } from './transaction.ts';

export const HISTORY_LIMIT = 50;

/** The document that a history operates on. `write` must be synchronous. */
export type HistoryDocument = {
  readonly read: () => DocumentReader;
  readonly write: (changes: Changes) => void;
};

/**
 * Serializable history. `done` is ordered oldest first; the last entry of `undone` is redone next.
 */
export type HistoryData<View> = {
  readonly done: readonly Transaction<View>[];
  readonly undone: readonly Transaction<View>[];
};

export type HistoryRefusal =
  | 'transactionRunning'
  | 'noTransaction'
  | 'busy'
  | 'nothingToUndo'
  | 'nothingToRedo'
  | 'unknownEntry'
  | 'documentChanged'
  | 'destroyed';

export type HistoryOutcome = { ok: true } | { ok: false; reason: HistoryRefusal };

/** The transaction that was undone or redone. Its `before` or `after` is the view to restore. */
export type HistoryMove<View> =
  | { ok: true; transaction: Transaction<View> }
  | { ok: false; reason: HistoryRefusal };

export type HistoryEntry = Pick<Transaction<unknown>, 'label' | 'steps' | 'at'> & {
  readonly isDone: boolean;
};

export type HistoryOptions<View> = {
  readonly document: HistoryDocument;
  readonly limit?: number;
  /** The current time in ms since 1970; without it, transactions have no time. */
  readonly now?: () => number;
  /** A previously saved history. The document must be the one it was saved with. */
  readonly saved?: HistoryData<View>;
};

export type RunOutcome =
  | { ok: true }
  | Extract<ActionOutcome, { ok: false }>
  | { ok: false; reason: HistoryRefusal };

export type TransactionRequest<View> = {
  readonly label: HistoryLabel;
  readonly actions: readonly Action[];
  readonly before: View;
  readonly after: View;
};

export type History<View> = {
  readonly begin: (label: HistoryLabel, view: View) => HistoryOutcome;
  /** Applies an action inside the running transaction. A refused action changes nothing. */
  readonly run: (action: Action) => RunOutcome;
  /** Ends the transaction. A transaction without changes leaves no entry. */
  readonly commit: (view: View) => HistoryOutcome;
  /** Ends the transaction and reverts its changes. */
  readonly rollback: () => HistoryOutcome;
  /** Runs all actions as one transaction. A refused action reverts the transaction. */
  readonly perform: (request: TransactionRequest<View>) => RunOutcome;
  readonly undo: () => HistoryMove<View>;
  readonly redo: () => HistoryMove<View>;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly isRunning: () => boolean;
  /**
   * Oldest first, with undone entries at the end. Returns the same array until something changes.
   */
  readonly entries: () => readonly HistoryEntry[];
  /** Undoes or redoes until exactly the first `count` entries are applied. */
  readonly jumpTo: (count: number) => HistoryOutcome;
  /**
   * Prevents the next transaction from being merged into the last one, for example after a pause in
   * typing.
   */
  readonly seal: () => void;
  readonly data: () => HistoryData<View>;
  /**
   * Replaces both stacks, either with those of a history saved with this document, or with its own
   * minus the steps that someone else's change made invalid.
   */
  readonly replace: (data: HistoryData<View>) => HistoryOutcome;
  /** Calls the listener after every change of the entries. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Clears the history. Later calls are refused. */
  readonly destroy: () => void;
};
