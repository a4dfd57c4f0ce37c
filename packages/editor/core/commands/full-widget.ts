import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { Refusal } from './refusal.ts';

/** Why a widget cannot hold `more` children than it has; null: it can. */
export function fullWidget(
  { store, lookup }: EditorSession,
  id: NodeId,
  more: number,
): Refusal | null {
  const { widget = '', children = [] } = store.node(id) ?? {};
  const max = lookup(widget)?.children?.max;
  return max === undefined || children.length + more <= max
    ? null
    : { reason: 'tooManyChildren', widget, max };
}
