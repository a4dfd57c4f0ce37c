import type { NodeId } from '@plinth/model';
import type { Point } from '../geometry/box.ts';

/**
 * A clicked point, in px of the frame's viewport. A double click selects the word there, a triple click
 * the paragraph or heading.
 */
export type ClickedPlace = Point & { readonly selects: 'nothing' | 'word' | 'line' };

export type TextState = {
  /** The widget whose text is being edited. */
  readonly textEditing: NodeId | null;
  /** The path of that text. */
  readonly textPath: string | null;
  /** Where the caret starts: where the text was clicked, or at its end. `all` selects the text. */
  readonly textOpenedAt: ClickedPlace | 'end' | 'all';
  /** Whether the text accepts keys. Its editor has to load and mount first. */
  readonly isTextOpen: boolean;
  /** Typed before the text accepted keys. */
  readonly typedAhead: string;
  /** The text that was clicked in the selected widget, which keys write into. */
  readonly clickedText: { readonly id: NodeId; readonly path: string } | null;
};

export const INITIAL_TEXT: TextState = {
  textEditing: null,
  textPath: null,
  textOpenedAt: 'end',
  isTextOpen: false,
  typedAhead: '',
  clickedText: null,
};
