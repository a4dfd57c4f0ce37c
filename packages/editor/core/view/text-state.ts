import type { NodeId } from '@plinth/model';
import type { Point } from '../geometry/box.ts';

export type TextState = {
  /** The widget whose text is being edited. */
  readonly textEditing: NodeId | null;
  /** The path of that text; null for the widget's first. */
  readonly textPath: string | null;
  /**
   * Where the text was clicked, in px of the frame's viewport; null if opened without the pointer.
   */
  readonly textOpenedAt: Point | null;
};

export const INITIAL_TEXT: TextState = {
  textEditing: null,
  textPath: null,
  textOpenedAt: null,
};
