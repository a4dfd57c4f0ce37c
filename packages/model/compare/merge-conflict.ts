import type { NodeId, PropertyValue } from '../tree/node.ts';

export type MergeSide = 'mine' | 'theirs';

/** Something that two people changed in different ways. */
export type MergeConflict =
  | {
      readonly kind: 'property';
      readonly id: NodeId;
      readonly property: string;
      /** Undefined: taken back to the widget's default. */
      readonly mine: PropertyValue | undefined;
      readonly theirs: PropertyValue | undefined;
    }
  /** `by` removed the widget; the other one changed it, or something in it. */
  | { readonly kind: 'removed'; readonly id: NodeId; readonly by: MergeSide }
  /** Both moved it, to different parents. */
  | { readonly kind: 'place'; readonly id: NodeId };

/** Names a conflict: equal for the same conflict of a later merge. */
export const conflictKey = (conflict: MergeConflict): string =>
  conflict.kind === 'property'
    ? `property ${conflict.id} ${conflict.property}`
    : `${conflict.kind} ${conflict.id}`;
