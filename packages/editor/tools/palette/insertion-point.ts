import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { toWindow } from '../../canvas/frame/viewport.ts';
import type { Gap } from '../../core/commands/insert-position.ts';
import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';

/** The element with the caret. */
function caretElement({ document }: CanvasHandle): Element | null {
  const node = document.getSelection()?.focusNode ?? null;
  return node?.nodeType === 1 ? (node as Element) : (node?.parentElement ?? null);
}

type Edge = {
  readonly element: Element | undefined | null;
  /** `middle` is just below the button of an empty container. */
  readonly side: 'top' | 'bottom' | 'middle';
  /** The element is the line being written. */
  readonly isLine?: true;
};

/** The edge of an element at which the new widget will be. */
export function insertionEdge(
  { store, elements, ui }: EditorSession,
  canvas: CanvasHandle,
  gap: Gap | null,
): Edge {
  if (gap?.within) return { element: caretElement(canvas), side: 'bottom', isLine: true };
  if (!gap) return { element: elements.get(ui.getState().selection.at(-1) ?? ''), side: 'bottom' };
  const { children } = store.node(gap.parent) ?? { children: [] };
  const before = elements.get(children[gap.index - 1] ?? '');
  if (before) return { element: before, side: 'bottom' };
  const after = elements.get(children[gap.index] ?? '');
  return after
    ? { element: after, side: 'top' }
    : { element: elements.get(gap.parent), side: 'middle' };
}

/** Half the height of a button in px. */
const HALF_BUTTON = 12;

const edgeAt = (box: Box, side: Edge['side']): number =>
  side === 'middle' ? (box.top + box.bottom) / 2 + HALF_BUTTON : box[side];

/**
 * Where a widget will be added, in px of the window and inside the visible canvas: the lower edge of
 * the box, which has the height of the line being written, otherwise none.
 */
export function insertionLine(canvas: CanvasHandle, { element, side, isLine }: Edge): Box {
  const stage = toBox((canvas.frame.parentElement ?? canvas.frame).getBoundingClientRect());
  const box = element && toWindow(canvas.windowViewport(), toBox(element.getBoundingClientRect()));
  const within = (value: number, start: number, end: number) =>
    Math.max(start, Math.min(value, end));
  const bottom = within(box ? edgeAt(box, side) : stage.top, stage.top, stage.bottom);
  const top = isLine && box ? within(box.top, stage.top, bottom) : bottom;
  const left = within(box?.left ?? stage.left, stage.left, stage.right);
  const right = within(box?.right ?? stage.right, left, stage.right);
  return { left, top, right, bottom };
}

/**
 * Heights in px of the search above the list with its margins, of the shortest useful list, and of one
 * that shows enough of its groups.
 */
const SEARCH = 84;
const SHORTEST = 144;
const ENOUGH = 240;

export type ListRoom = { readonly side: 'top' | 'bottom'; readonly height: number };

/**
 * Where the list goes, and the height in px that it has there: below the line, and above it only if
 * there is too little room below. Beside a line being written, less room is enough, because what was
 * written before is above it.
 */
export function listRoom(
  line: Pick<Box, 'top' | 'bottom'>,
  window: Pick<Box, 'top' | 'bottom'>,
): ListRoom {
  const below = window.bottom - line.bottom - SEARCH;
  const above = line.top - window.top - SEARCH;
  const isWritten = line.bottom > line.top;
  const isBelow = below >= (isWritten ? SHORTEST : ENOUGH) || below >= above;
  return {
    side: isBelow ? 'bottom' : 'top',
    height: Math.max(SHORTEST, isBelow ? below : above),
  };
}
