import { ancestors, indexOf, type NodeId, type SectionLocation } from '@plinth/model';
import { locationOf } from '../session/location-of.ts';
import { currentSection } from '../session/section-of.ts';
import type { EditorSession } from '../session/types.ts';
import type { Gap } from './insert-position.ts';

export const endOf = ({ store }: EditorSession, root: NodeId): Gap => ({
  parent: root,
  index: store.node(root)?.children.length ?? 0,
});

/** After the top-level block with the selection, otherwise at the end of the current section. */
function afterSelection(session: EditorSession): Gap | null {
  const { store, ui } = session;
  const selected = ui.getState().selection.at(-1);
  const chain = selected === undefined ? [] : ancestors(store.reader, selected);
  const root = chain.at(-1)?.id;
  const block = chain.at(-2)?.id ?? selected;
  if (root !== undefined && block !== undefined) {
    return { parent: root, index: indexOf(store.reader, block) + 1 };
  }
  const section = currentSection(session);
  return section ? endOf(session, section.root) : null;
}

/**
 * Where the next block goes: the gap chosen for the current selection, otherwise after the
 * selection.
 */
export function blockGap(session: EditorSession): Gap | null {
  const { blockAt, selection } = session.ui.getState();
  if (blockAt?.selection !== selection || !session.store.node(blockAt.parent)) {
    return afterSelection(session);
  }
  const { parent, index } = blockAt;
  return { parent, index: Math.min(index, endOf(session, parent).index) };
}

/** Chooses the gap for the next block, until the selection changes. */
export const chooseBlockGap = ({ ui }: EditorSession, { parent, index }: Gap): void =>
  ui.setState(({ selection }) => ({ blockAt: { parent, index, selection } }));

/** The page type and the section that the next block would be in. */
export function placeOfGap(session: EditorSession, { parent }: Gap): SectionLocation {
  return locationOf(session, parent);
}
