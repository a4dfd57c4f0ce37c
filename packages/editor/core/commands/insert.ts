import {
  ancestors,
  createWidget,
  indexOf,
  mayAdd,
  type NodeId,
  ROW,
  type WidgetNode,
} from '@plinth/model';
import { currentSection } from '../session/section-of.ts';
import type { EditorSession } from '../session/types.ts';
import { toRefusal } from '../steps/refusal.ts';
import { type CommandOutcome, refused, runStep, stepLabel } from '../steps/step.ts';
import { evenColumns } from './columns.ts';
import type { DropVerdict } from './drop-target.ts';
import type { Gap, InsertPosition } from './insert-position.ts';
import { newWidget, wrapTree } from './new-widget.ts';
import { intoColumns } from './over-image.ts';
import { treeVerdict } from './rules.ts';
import { breakText } from './text-break.ts';

/** Inserts a tree in one step. When a column joins a row, all columns get equal widths. */
export function insertTree(
  session: EditorSession,
  tree: WidgetNode,
  { parent, index, wrap, within }: InsertPosition,
): CommandOutcome {
  const { newId, store } = session;
  return runStep(session, stepLabel('ADD', tree.widget), {
    select: [tree.id],
    work: (run) => {
      if (within) breakText(session, within, run);
      run(createWidget({ parent, index, tree: wrapTree(newId, tree, wrap) }));
      if (store.node(parent)?.widget !== ROW) return;
      for (const action of evenColumns(store.reader, parent)) run(action);
    },
  });
}

const atEnd = (
  { store }: EditorSession,
  parent: NodeId,
  wrap: readonly string[],
): InsertPosition => ({
  parent,
  index: store.node(parent)?.children.length ?? 0,
  wrap,
});

/** Inside `id` if it takes the tree without wrappers, otherwise right after it; null if neither. */
function positionAt(session: EditorSession, id: NodeId, tree: WidgetNode): InsertPosition | null {
  const { store, lookup } = session;
  const node = store.node(id);
  if (!node) return null;
  if (lookup(node.widget)?.children) {
    const inside = treeVerdict(session, id, tree);
    if (inside.ok && inside.wrap.length === 0) return atEnd(session, id, []);
  }
  if (node.parent === null) return null;
  const after = treeVerdict(session, node.parent, tree);
  const isTop = store.node(node.parent)?.parent === null;
  if (!after.ok || (after.wrap.length > 0 && !isTop)) return null;
  return { parent: node.parent, index: indexOf(store.reader, id) + 1, wrap: after.wrap };
}

type NoRoom = Extract<DropVerdict, { readonly ok: false }>;

const isFull = (verdict: DropVerdict): verdict is NoRoom =>
  !verdict.ok && typeof verdict.reason === 'object';

/**
 * In or after a node or its closest suitable ancestor, otherwise at the end of the current section.
 */
export function positionNear(
  session: EditorSession,
  id: NodeId | null,
  tree: WidgetNode,
): InsertPosition | CommandOutcome {
  const { store } = session;
  const section = currentSection(session);
  if (!section) return refused('noSection');
  const around = id === null ? [] : [id, ...ancestors(store.reader, id).map((above) => above.id)];
  for (const candidate of around) {
    if (candidate === section.root) break;
    const position = positionAt(session, candidate, tree);
    if (position) return intoColumns(session, position, tree);
  }
  const verdict = treeVerdict(session, section.root, tree);
  if (verdict.ok) return atEnd(session, section.root, verdict.wrap);
  const full = around.map((each) => treeVerdict(session, each, tree)).find(isFull);
  return refused(full?.reason ?? verdict.reason);
}

const stub = (widget: string): WidgetNode => ({
  id: 'new',
  widget,
  properties: {},
  children: [],
});

/** Where a new widget goes: the gap, otherwise near the selection. */
export function insertPosition(
  session: EditorSession,
  widget: string,
  gap: Gap | null = null,
): InsertPosition | CommandOutcome {
  const tree = stub(widget);
  const isOn = mayAdd(tree, session.lookup);
  if (!isOn.ok) return refused(toRefusal(isOn));
  if (!gap) return positionNear(session, session.ui.getState().selection.at(-1) ?? null, tree);
  const verdict = treeVerdict(session, gap.parent, tree);
  return verdict.ok ? { ...gap, wrap: verdict.wrap } : refused(verdict.reason);
}

/** Adds a new widget at the position that `insertPosition` returns. */
export function addWidget(
  session: EditorSession,
  widget: string,
  gap: Gap | null = null,
): CommandOutcome {
  const position = insertPosition(session, widget, gap);
  return 'refused' in position
    ? position
    : insertTree(session, newWidget(session, widget), position);
}
