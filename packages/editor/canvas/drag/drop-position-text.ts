import { keyPart, type Translate } from '@plinth/i18n';
import { COLUMN, type NodeId } from '@plinth/model';
import { sectionOf } from '../../core/session/section-of.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { layerName, ownName } from '../../core/widgets/widget-name.ts';

/** Name of a node in announcements: layer name, section, or widget kind; columns are numbered. */
export function nodeText(t: Translate, session: EditorSession, id: NodeId): string {
  const node = session.store.node(id);
  if (!node) return '';
  const given = layerName(node);
  if (given !== '') return given;
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
