import type { NodeId, PropertyValue } from '../tree/node.ts';

export type MergeSide = 'mine' | 'theirs';

/** A change that two people made in different ways. */
export type MergeConflict =
  | {
      readonly kind: 'property';
      readonly id: NodeId;
      readonly property: string;
      /** Undefined: reset to the widget's default. */
      readonly mine: PropertyValue | undefined;
      readonly theirs: PropertyValue | undefined;
    }
  /** `by` removed the widget, and the other side changed it or something inside it. */
  | { readonly kind: 'removed'; readonly id: NodeId; readonly by: MergeSide }
  /** Both sides moved the widget, to different parents. */
  | { readonly kind: 'parent'; readonly id: NodeId };

/** An identifier of a conflict that is stable across merges. */
export const conflictKey = (conflict: MergeConflict): string =>
  conflict.kind === 'property'
    ? `property ${conflict.id} ${conflict.property}`
    : `${conflict.kind} ${conflict.id}`;
