import type { Action } from '../actions/action.ts';
import type { ActionOutcome, Changes } from '../actions/outcome.ts';
import type { DocumentReader } from '../tree/reader.ts';
import type { HistoryLabel, Transaction } from './transaction.ts';

/** At most this many transactions are kept. */
export const HISTORY_LIMIT = 50;

/** Where a history acts. `write` has to be done when it returns. */
export type HistoryDocument = {
  readonly read: () => DocumentReader;
  readonly write: (changes: Changes) => void;
};

/** A history as data: `done` from old to new, `undone` with the next one to redo last. */
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

/** The transaction that was taken back or replayed: its `before` or `after` is the view to show. */
export type HistoryMove<View> =
  | { ok: true; transaction: Transaction<View> }
  | { ok: false; reason: HistoryRefusal };

export type HistoryEntry = { readonly label: HistoryLabel; readonly isDone: boolean };

export type HistoryOptions<View> = {
  readonly document: HistoryDocument;
  readonly limit?: number;
  /** A history saved before; the document has to be the one that it was saved with. */
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

/** See `createHistory`. */
export type History<View> = {
  readonly begin: (label: HistoryLabel, view: View) => HistoryOutcome;
  /** Applies an action inside the running transaction; a refused one changes nothing. */
  readonly run: (action: Action) => RunOutcome;
  /** Ends the transaction; one that changed nothing leaves no entry. */
  readonly commit: (view: View) => HistoryOutcome;
  /** Ends the transaction and takes back what it did. */
  readonly rollback: () => HistoryOutcome;
  /** Begins, runs all actions and commits; a refused action leaves nothing behind. */
  readonly perform: (request: TransactionRequest<View>) => RunOutcome;
  readonly undo: () => HistoryMove<View>;
  readonly redo: () => HistoryMove<View>;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly isRunning: () => boolean;
  /** From old to new, the undone ones at the end. The same list until something changes. */
  readonly entries: () => readonly HistoryEntry[];
  /** Undoes or redoes until exactly the first `count` entries are done. */
  readonly jumpTo: (count: number) => HistoryOutcome;
  /** The next transaction gets an entry of its own, for example after a pause in typing. */
  readonly seal: () => void;
  readonly data: () => HistoryData<View>;
  /**
   * Takes these stacks for its own: those of a history that was saved with this very document, or its
   * own without the steps that another's change has made meaningless.
   */
  readonly replace: (data: HistoryData<View>) => HistoryOutcome;
  /** Calls back after every change of the entries; answers with the way to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets everything; later calls are refused. */
  readonly destroy: () => void;
};
