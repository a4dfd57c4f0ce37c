import type { NodeId } from '@plinth/model';
import type { TextBreak } from '../view/insert-state.ts';

export type InsertPosition = {
  readonly parent: NodeId;
  readonly index: number;
  /** Wrappers around the new widget, outermost first. */
  readonly wrap: readonly string[];
  /** The text that the new widget splits. */
  readonly within?: TextBreak;
};

/** A position among siblings, before the wrappers needed there are known. */
export type Gap = Pick<InsertPosition, 'parent' | 'index' | 'within'>;
