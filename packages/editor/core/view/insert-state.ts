import type { NodeId } from '@plinth/model';

/** A text that a new widget splits, and its HTML before and after the widget. */
export type TextBreak = {
  readonly id: NodeId;
  readonly path: string;
  readonly before: string;
  readonly after: string;
};

export type InsertState = {
  /** Where quick insert adds its widget; null for after the selection. */
  readonly insertAt: {
    readonly parent: NodeId;
    readonly index: number;
    readonly within?: TextBreak;
  } | null;
  /** The chosen gap for the next block, and the selection for which it is valid. */
  readonly blockAt: {
    readonly parent: NodeId;
    readonly index: number;
    readonly selection: readonly NodeId[];
  } | null;
};

export const INITIAL_INSERT: InsertState = { insertAt: null, blockAt: null };
