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

/** Selects the words of a label, without an icon beside them. */
function selectWords(selection: Selection, label: HTMLElement): void {
  const texts = label.ownerDocument.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const first = texts.nextNode();
  if (!first) {
    selection.selectAllChildren(label);
    return;
  }
  let last = first;
  while (texts.nextNode()) last = texts.currentNode;
  selection.setBaseAndExtent(first, 0, last, last.nodeValue?.length ?? 0);
}

/**
 * Places the caret of a label at a clicked point, or selects the word there; otherwise places it at
 * the end. Selects all of the label, which is a single line, after a triple click or for `all`.
 */
export function placeCaret(label: HTMLElement, at: TextState['textOpenedAt']): void {
  const page = label.ownerDocument;
  const selection = page.getSelection();
  if (!selection) return;
  const clicked = typeof at === 'object' ? caretAt(page, at) : null;
  selectWords(selection, label);
  if (at === 'all' || (typeof at === 'object' && at.selects === 'line')) return;
  if (clicked?.offsetNode.nodeType === Node.TEXT_NODE && label.contains(clicked.offsetNode)) {
    selection.collapse(clicked.offsetNode, clicked.offset);
    if (typeof at === 'object' && at.selects === 'word') selectWord(selection, clicked);
  } else selection.collapseToEnd();
}
