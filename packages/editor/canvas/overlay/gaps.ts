import { ancestors, COLUMN, indexOf, type NodeId } from '@plinth/model';
import type { Gap } from '../../core/commands/insert-position.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import type { EditorSession } from '../../core/session/types.ts';

export type Side = 'before' | 'after';

/** A gap next to a widget where another one can be inserted. */
export type SideGap = Gap & {
  readonly id: NodeId;
  readonly side: Side;
  /** Between parts of the page's content. */
  readonly isPart: boolean;
};

/** The gaps before and after a widget; none for sections and columns. */
function gapsAround(session: EditorSession, id: NodeId): SideGap[] {
  const { store } = session;
  const node = store.node(id);
  if (!node?.parent || node.widget === COLUMN) return [];
  const index = indexOf(store.reader, id);
  const section = sectionOf(session, id);
  const isPart = section?.name === 'content' && section.root === node.parent;
  return [
    { parent: node.parent, index, id, side: 'before', isPart },
    { parent: node.parent, index: index + 1, id, side: 'after', isPart },
  ];
}

type Targets = { readonly selected: NodeId | null; readonly hovered: NodeId | null };

/**
 * The gaps that get an insert button: around the selected widget, the hovered one, and the block
 * that contains the hovered one. Free of duplicates.
 */
export function insertGaps(session: EditorSession, { selected, hovered }: Targets): SideGap[] {
  const block = hovered === null ? undefined : ancestors(session.store.reader, hovered).at(-2)?.id;
  const ids = [selected, hovered, block].filter((id) => id !== null && id !== undefined);
  const gaps = [...new Set(ids)].flatMap((id) => gapsAround(session, id));
  const keyOf = ({ parent, index }: Gap) => `${parent} ${index}`;
  return [...new Map(gaps.toReversed().map((gap) => [keyOf(gap), gap])).values()].toReversed();
}
