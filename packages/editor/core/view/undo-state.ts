import type { Transaction } from '@plinth/model';

/** The latest step, and the text of the offer. */
export type UndoOffer = { readonly step: Transaction<unknown>; readonly text: string };

export type UndoState = {
  /** Set while its step is the latest one. */
  readonly undoOffer: UndoOffer | null;
  /** A value is being dragged, see `startScrub`. */
  readonly isScrubbing: boolean;
};

export const INITIAL_UNDO: UndoState = { undoOffer: null, isScrubbing: false };
