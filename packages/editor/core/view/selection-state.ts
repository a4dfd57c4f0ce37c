import type { NodeId } from '@plinth/model';

export type SelectionState = {
  /** In the order of selecting; the inspector shows the last one. */
  readonly selection: readonly NodeId[];
  /** The node that the last undo or redo scrolls into view; a new object each time. */
  readonly ledTo: { readonly id: NodeId } | null;
  /** The anchor of the next range, as long as it is selected. */
  readonly rangeFrom: NodeId | null;
  readonly hovered: NodeId | null;
  /** The layer whose name is being edited. */
  readonly renaming: NodeId | null;
};

export const INITIAL_SELECTION: SelectionState = {
  selection: [],
  ledTo: null,
  rangeFrom: null,
  hovered: null,
  renaming: null,
};
