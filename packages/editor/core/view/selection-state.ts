import type { NodeId } from '@plinth/model';

export type SelectionState = {
  /** In order of selection. The inspector shows the last one. */
  readonly selection: readonly NodeId[];
  /** The node to scroll into view after an undo or redo; a new object each time. */
  readonly scrollTarget: { readonly id: NodeId } | null;
  /** The anchor of the next range while it is selected. */
  readonly rangeAnchor: NodeId | null;
  readonly hovered: NodeId | null;
  /** The layer whose name is being edited. */
  readonly renaming: NodeId | null;
};

export const INITIAL_SELECTION: SelectionState = {
  selection: [],
  scrollTarget: null,
  rangeAnchor: null,
  hovered: null,
  renaming: null,
};
