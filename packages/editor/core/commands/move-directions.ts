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
