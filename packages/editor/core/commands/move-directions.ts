import { indexOf, type NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';

/** Where moving a widget before or after its sibling takes it on the page. */
export type MoveDirections = {
  readonly before: 'UP' | 'LEFT' | 'RIGHT';
  readonly after: 'DOWN' | 'LEFT' | 'RIGHT';
};

export const VERTICAL: MoveDirections = { before: 'UP', after: 'DOWN' };

export const isSameMove = (one: MoveDirections, other: MoveDirections): boolean =>
  one.before === other.before && one.after === other.after;

/** The siblings in a line of text with a widget, such as buttons next to each other, and itself. */
export function lineOf({ store, elements }: EditorSession, id: NodeId): readonly NodeId[] {
  const isInline = (other: NodeId) => {
    const element = elements.get(other);
    const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
    return style?.display.startsWith('inline') ?? false;
  };
  const siblings = store.node(store.node(id)?.parent ?? '')?.children ?? [];
  const at = siblings.indexOf(id);
  if (!isInline(id)) return [id];
  const start = siblings.findLastIndex((other, index) => index < at && !isInline(other)) + 1;
  const end = siblings.findIndex((other, index) => index > at && !isInline(other));
  return siblings.slice(start, end === -1 ? siblings.length : end);
}

/** Whether an element is right of another one that it shares lines with. */
const isRightOf = (one: DOMRect, other: DOMRect): boolean =>
  one.left >= other.right - 1 && one.top < other.bottom && other.top < one.bottom;

/** The directions for the selected widget, by where its siblings are. */
export function moveDirections(session: EditorSession): MoveDirections {
  const { store, ui, elements } = session;
  const node = store.node(ui.getState().selection.at(-1) ?? '');
  const siblings = store.node(node?.parent ?? '')?.children ?? [];
  if (!node || siblings.length < 2) return VERTICAL;
  const index = indexOf(store.reader, node.id);
  const boxOf = (id: NodeId | undefined) => elements.get(id ?? '')?.getBoundingClientRect();
  const own = boxOf(node.id);
  const [previous, next] = [boxOf(siblings[index - 1]), boxOf(siblings[index + 1])];
  const isAfter = (a?: DOMRect, b?: DOMRect) =>
    a !== undefined && b !== undefined && isRightOf(a, b);
  if (isAfter(own, previous) || isAfter(next, own)) return { before: 'LEFT', after: 'RIGHT' };
  if (isAfter(previous, own) || isAfter(own, next)) return { before: 'RIGHT', after: 'LEFT' };
  return VERTICAL;
}
