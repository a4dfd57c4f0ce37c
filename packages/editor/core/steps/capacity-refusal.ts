import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { Refusal } from './refusal.ts';

/** Why a widget can't take `more` additional children; null if it can. */
export function capacityRefusal(
  { store, lookup }: EditorSession,
  id: NodeId,
  additional: number,
): Refusal | null {
  const { widget = '', children = [] } = store.node(id) ?? {};
  const max = lookup(widget)?.children?.max;
  return max === undefined || children.length + additional <= max
    ? null
    : { reason: 'tooManyChildren', widget, max };
}
