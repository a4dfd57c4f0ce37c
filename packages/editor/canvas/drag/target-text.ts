import { COLUMN, type NodeId } from '@plinth/model';
import type { DropTarget } from '../../core/commands/drop-target.ts';
import { refusalText } from '../../core/steps/refusal.ts';
import { type Described, describedWidget } from './described-widget.ts';
import { nodeText } from './drop-position-text.ts';

/**
 * What tells a widget from its siblings: its name, with its text if others have that name, and with
 * a number if they have that text, too.
 */
function distinctText(described: Described, id: NodeId): string {
  const { t, session } = described;
  const { store } = session;
  const siblings = store.node(store.node(id)?.parent ?? '')?.children ?? [id];
  const name = nodeText(t, session, id);
  const namesakes = siblings.filter((other) => nodeText(t, session, other) === name);
  if (namesakes.length < 2) return name;
  const text = describedWidget(described, id);
  const equals = namesakes.filter((other) => describedWidget(described, other) === text);
  const number = equals.indexOf(id) + 1;
  return equals.length < 2 ? text : t('EDITOR.MOVE.NUMBERED', { name: text, number });
}

type Drop = {
  readonly target: DropTarget;
  /** The children of the target's parent without dragged widgets. */
  readonly siblings: readonly NodeId[];
};

/** “before Image, 2 of 4, in Column 1”, or why the drop is refused. */
export function targetText(described: Described, drop: Drop): string {
  const { t, session } = described;
  const { target, siblings } = drop;
  const parent = nodeText(t, session, target.parent);
  if (target.kind === 'refused')
    return t('EDITOR.MOVE.REFUSED', { parent, reason: refusalText(t, target.reason) });
  const [before, after] = [siblings[target.index - 1], siblings[target.index]];
  const values = { parent, position: target.index + 1, count: siblings.length + 1 };
  const isColumn = target.wrap.length === 1 && target.wrap[0] === COLUMN;
  const key = <Kind extends 'BEFORE' | 'AFTER' | 'ALONE'>(kind: Kind) =>
    `EDITOR.MOVE.${isColumn ? 'COLUMN_' : ''}${kind}` as const;
  if (after !== undefined)
    return t(key('BEFORE'), { ...values, widget: distinctText(described, after) });
  if (before !== undefined)
    return t(key('AFTER'), { ...values, widget: distinctText(described, before) });
  return t(key('ALONE'), values);
}
