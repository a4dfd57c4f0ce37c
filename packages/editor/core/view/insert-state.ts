import type { NodeId } from '@plinth/model';

export type InsertState = {
  /** Where quick insert puts its widget; null: after the selection. */
  readonly insertAt: { readonly parent: NodeId; readonly index: number } | null;
  /** The chosen place of the next block, and the selection for which it holds. */
  readonly blockAt: {
    readonly parent: NodeId;
    readonly index: number;
    readonly selection: readonly NodeId[];
  } | null;
};

export const INITIAL_INSERT: InsertState = { insertAt: null, blockAt: null };
