import {
  type Action,
  applyAction,
  DEVICES,
  isAllowedIn,
  isLockedOut,
  mayAdd,
  mayDuplicate as mayDuplicateIn,
  mayInsert,
  mayMove,
  mayRemove as mayRemoveIn,
  type NodeId,
  ROW,
  type RuleContext,
  type WidgetNode,
  writeChanges,
} from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import type { Axis } from '../geometry/box.ts';
import type { Block } from '../ports/blocks/port.ts';
import { locationOf } from '../session/location-of.ts';
import type { EditorSession } from '../session/types.ts';
import { type Refusal, toRefusal } from '../steps/refusal.ts';
import type { Dragged, DropRules, DropVerdict } from './drop-target.ts';
import { moveTogether, wrappersIn, wrappersOfMoved } from './move-together.ts';
import { wrapTree } from './new-widget.ts';

export function ruleContext(session: EditorSession, id: NodeId): RuleContext {
  const { store, lookup } = session;
  return { document: store.reader, lookup, location: locationOf(session, id) };
}

const stub = (widget: string): WidgetNode => ({
  id: 'new',
  widget,
  properties: {},
  children: [],
});

/** Ids for trees that are only validated. */
function probeIds(): () => NodeId {
  let count = 0;
  return () => `probe${count++}`;
}

const editorDocument = ({ lookup, store }: EditorSession) => ({ lookup, document: store.reader });

/** Whether `parent` accepts a whole tree, and the layout wrappers the tree needs there. */
export function treeVerdict(session: EditorSession, parent: NodeId, tree: WidgetNode): DropVerdict {
  const wrap = wrappersIn(editorDocument(session), parent, tree.widget);
  const wrappedTree = wrapTree(probeIds(), tree, wrap);
  const verdict = mayInsert(ruleContext(session, parent), parent, wrappedTree);
  return verdict.ok ? { ok: true, wrap } : { ok: false, reason: toRefusal(verdict) };
}

/** Why a widget can't move, not even among its siblings; null if it can. */
export function nodeMoveRefusal(session: EditorSession, id: NodeId): Refusal | null {
  const parent = session.store.node(id)?.parent ?? '';
  const verdict = mayMove(ruleContext(session, id), id, parent);
  return verdict.ok ? null : toRefusal(verdict);
}

/** Why an action isn't allowed; null if it is. */
function actionRefusal(context: RuleContext, action: Action): Refusal | null {
  const verdict =
    action.type === 'moveWidget'
      ? mayMove(context, action.id, action.parent)
      : action.type === 'createWidget' && mayInsert(context, action.parent, action.tree);
  return verdict && !verdict.ok ? toRefusal(verdict) : null;
}

/**
 * Whether widgets may move into `parent` together. Runs the actions on a copy of the node map,
 * since widgets that fit alone may not fit together.
 */
function moveVerdict(session: EditorSession, parent: NodeId, dragged: Dragged): DropVerdict {
  const { store, lookup } = session;
  const nodes = new Map(store.reader.nodes);
  const context = { ...ruleContext(session, parent), document: { nodes } };
  let reason: Refusal | null = null;
  const run = (action: Action) => {
    reason ??= actionRefusal(context, action);
    const outcome = reason === null ? applyAction(context.document, action) : null;
    if (outcome?.ok) writeChanges(nodes, outcome.changes);
  };
  for (const id of dragged.ids) reason ??= nodeMoveRefusal(session, id);
  if (reason === null)
    moveTogether(
      { document: context.document, lookup, newId: probeIds(), run },
      { ids: dragged.ids, parent, index: 0 },
    );
  if (reason !== null) return { ok: false, reason };
  const wraps = [...dragged.ids].map((id) => wrappersOfMoved(editorDocument(session), parent, id));
  return { ok: true, wrap: wraps.find((wrap) => wrap.length > 0) ?? [] };
}

/** Blocks of the gallery go between the blocks of a section, and only into sections they fit. */
function blockVerdict(session: EditorSession, parent: NodeId, block: Block): DropVerdict {
  if (session.store.node(parent)?.parent !== null) return { ok: false, reason: 'wrongParent' };
  const location = locationOf(session, parent);
  if (isLockedOut(String(block.id), location)) return { ok: false, reason: 'sectionLocked' };
  const isOn = mayAdd(block.document, session.lookup);
  if (!isOn.ok) return { ok: false, reason: toRefusal(isOn) };
  return isAllowedIn(block.allowed, location)
    ? { ok: true, wrap: [] }
    : { ok: false, reason: 'notAllowedHere' };
}

function dragVerdict(session: EditorSession, parent: NodeId, dragged: Dragged): DropVerdict {
  if (dragged.block) return blockVerdict(session, parent, dragged.block);
  if (dragged.ids.size > 0) return moveVerdict(session, parent, dragged);
  const tree = stub(dragged.widget);
  const isOn = mayAdd(tree, session.lookup);
  return isOn.ok ? treeVerdict(session, parent, tree) : { ok: false, reason: toRefusal(isOn) };
}

/** Why a widget can't be removed, together with others; null if it can. */
export function nodeRemoveRefusal(
  session: EditorSession,
  id: NodeId,
  removed?: readonly NodeId[],
): Refusal | null {
  const verdict = mayRemoveIn(ruleContext(session, id), id, removed);
  return verdict.ok ? null : toRefusal(verdict);
}

export function nodeDuplicateRefusal(session: EditorSession, id: NodeId): Refusal | null {
  const verdict = mayDuplicateIn(ruleContext(session, id), id);
  return verdict.ok ? null : toRefusal(verdict);
}

/** Columns are next to each other until their row stacks them on a smaller device. */
function directionIn({ store, ui }: EditorSession, id: NodeId): Axis {
  const node = store.node(id);
  if (node?.widget !== ROW) return 'vertical';
  const { stack } = completeProperties(node);
  const current = DEVICES.indexOf(ui.getState().device);
  return DEVICES.slice(0, current + 1).some((device) => device === stack)
    ? 'vertical'
    : 'horizontal';
}

/** The rules for the drop resolver. */
export const dropRules = (session: EditorSession): DropRules => ({
  isContainer: (id) => session.lookup(session.store.node(id)?.widget ?? '')?.children !== undefined,
  isInline: ({ widget }) => session.lookup(widget)?.isInline === true,
  direction: (id) => directionIn(session, id),
  verdict: (parent, dragged) => dragVerdict(session, parent, dragged),
});
