import { keyPart, type Translate } from '@plinth/i18n';
import { COLUMN, type NodeId } from '@plinth/model';
import { refusalText } from '../../core/commands/refusal.ts';
import type { DropTarget } from '../../core/geometry/drop-target.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { ownName } from '../../core/widgets/widget-name.ts';

/** Name of a node in announcements: layer name, section, or widget kind; columns are numbered. */
export function nodeText(t: Translate, session: EditorSession, id: NodeId): string {
  const node = session.store.node(id);
  if (!node) return '';
  const layerName = node.properties.layer_name;
  if (typeof layerName === 'string' && layerName !== '') return layerName;
  const section = sectionOf(session, id);
  if (section?.root === id) return t(`EDITOR.SECTION.${keyPart(section.name)}`);
  const name = ownName(t, node);
  if (node.widget !== COLUMN || node.parent === null) return name;
  const number = (session.store.node(node.parent)?.children.indexOf(id) ?? 0) + 1;
  return t('EDITOR.MOVE.NUMBERED', { name, number });
}

/** The name of a single node, or “3 widgets”. */
export const groupText = (t: Translate, session: EditorSession, ids: readonly NodeId[]): string =>
  ids.length > 1 ? t('EDITOR.WIDGETS', { count: ids.length }) : nodeText(t, session, ids[0] ?? '');

/** “Column 2 · Row” */
export function containerText(t: Translate, session: EditorSession, id: NodeId): string {
  const parent = session.store.node(id)?.parent ?? null;
  const own = nodeText(t, session, id);
  return parent === null ? own : `${own} · ${nodeText(t, session, parent)}`;
}

type Drop = {
  readonly target: DropTarget;
  /** The children of the target's parent without dragged widgets. */
  readonly siblings: readonly NodeId[];
};

/** “before Image, 2 of 4, in Column 1”, or why the drop is refused. */
export function targetText(t: Translate, session: EditorSession, drop: Drop): string {
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
    return t(key('BEFORE'), { ...values, widget: nodeText(t, session, after) });
  if (before !== undefined)
    return t(key('AFTER'), { ...values, widget: nodeText(t, session, before) });
  return t(key('ALONE'), values);
}

/** “Moved. Image: 2 of 4, in Column 1” */
export const movedText = (t: Translate, session: EditorSession): string =>
  t('EDITOR.MOVE.MOVED', { position: positionText(t, session) });

/** “Image: 2 of 4, in Column 1”: the selection and the current position of its first widget. */
export function positionText(
  t: Translate,
  session: EditorSession,
  widget = groupText(t, session, session.ui.getState().selection),
): string {
  const ids = session.ui.getState().selection;
  const [first = ''] = ids;
  const parent = session.store.node(first)?.parent ?? null;
  const siblings = parent === null ? [] : (session.store.node(parent)?.children ?? []);
  return t('EDITOR.MOVE.LANDED', {
    widget,
    position: siblings.indexOf(first) + 1,
    count: siblings.length,
    parent: parent === null ? '' : nodeText(t, session, parent),
  });
}
