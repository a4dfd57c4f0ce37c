import type { Point } from '../../core/geometry/box.ts';
import type { TextState } from '../../core/view/text-state.ts';
import { wordAt } from './word-at.ts';

type Caret = { readonly offsetNode: Node; readonly offset: number };
type CaretDocument = Document & {
  readonly caretPositionFromPoint?: (x: number, y: number) => Caret | null;
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
};

/** The position in the page's text at a point, with the API that the browser has. */
function caretAt(page: CaretDocument, { x, y }: Point): Caret | null {
  if (page.caretPositionFromPoint) return page.caretPositionFromPoint(x, y);
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : null;
}

/** Selects the word with the caret in one of the label's texts. */
function selectWord(selection: Selection, { offsetNode, offset }: Caret): void {
  const { start, end } = wordAt(offsetNode.nodeValue ?? '', offset);
  if (start < end) selection.setBaseAndExtent(offsetNode, start, offsetNode, end);
}

/**
 * Places the caret of a label at a clicked point or selects the word there, otherwise places it at
 * its end, or selects all of it.
 */
export function placeCaret(label: HTMLElement, at: TextState['textOpenedAt']): void {
  const page = label.ownerDocument;
  const selection = page.getSelection();
  const clicked = typeof at === 'object' ? caretAt(page, at) : null;
  selection?.selectAllChildren(label);
  if (clicked && label.contains(clicked.offsetNode)) {
    selection?.collapse(clicked.offsetNode, clicked.offset);
    if (selection && typeof at === 'object' && at.selectsWord) selectWord(selection, clicked);
  } else if (at !== 'all') selection?.collapseToEnd();
}
