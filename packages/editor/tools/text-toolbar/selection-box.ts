import type { Editor } from '@tiptap/core';
import { blockElement } from '../../canvas/text/block-style.ts';
import { type Box, toBox } from '../../core/geometry/box.ts';

/** Height in px up to which a paragraph counts as next to its caret. */
const NEAR = 160;

/** The lines of the selection or the caret, in px of the frame's viewport. */
export function selectedLines(editor: Editor): Box {
  const { view, state } = editor;
  const { from, to, empty } = state.selection;
  const paragraph = blockElement(editor).getBoundingClientRect();
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const isOneLine = !empty && end.top < start.bottom;
  return {
    left: isOneLine ? start.left : paragraph.left,
    top: start.top,
    right: isOneLine ? end.right : paragraph.right,
    bottom: end.bottom,
  };
}

/**
 * What the toolbar is next to, in px of the frame's viewport: the lines of the selection, or for a
 * caret its paragraph, so that the toolbar doesn't move with every line that is written. In a tall
 * paragraph, the line of the caret.
 */
export function selectionBox(editor: Editor): Box {
  const paragraph = toBox(blockElement(editor).getBoundingClientRect());
  const isNear = paragraph.bottom - paragraph.top <= NEAR;
  return editor.state.selection.empty && isNear ? paragraph : selectedLines(editor);
}
