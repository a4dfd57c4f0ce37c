import { ancestors, type NodeId } from '@plinth/model';
import type { Gap } from '../commands/insert-position.ts';
import { sectionOf } from '../session/section-of.ts';
import type { EditorSession } from '../session/types.ts';

/**
 * The block that a new site header or footer replaces: the selected one, otherwise the last.
 * Null on the page itself, where blocks are added to others.
 */
export function replacedBlock(session: EditorSession, { parent }: Gap): NodeId | null {
  const { store, ui } = session;
  const section = sectionOf(session, parent);
  if (!section || section.name === 'content') return null;
  const blocks = store.node(section.root)?.children ?? [];
  const selected = ui.getState().selection.at(-1);
  const above = selected === undefined ? [] : ancestors(store.reader, selected);
  const chain = [selected, ...above.map(({ id }) => id)];
  return blocks.find((block) => chain.includes(block)) ?? blocks.at(-1) ?? null;
}
