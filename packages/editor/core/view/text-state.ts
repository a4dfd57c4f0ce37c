import type { NodeId } from '@plinth/model';
import type { Point } from '../geometry/box.ts';

export type TextState = {
  /** The widget whose text has the caret. */
  readonly textEditing: NodeId | null;
  /** The path of that text; null: the widget's first. */
  readonly textPath: string | null;
  /** Where the pointer opened the text, in px of the frame's viewport; null: not by the pointer. */
  readonly textOpenedAt: Point | null;
};

export const INITIAL_TEXT: TextState = {
  textEditing: null,
  textPath: null,
  textOpenedAt: null,
};
