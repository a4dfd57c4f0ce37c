import {
  DEVICES,
  mayDuplicate as mayDuplicateIn,
  mayInsert,
  mayMove,
  mayRemove as mayRemoveIn,
  type NodeId,
  nestFrom,
  type RuleContext,
  rootOf,
  type WidgetNode,
  wrapFor,
} from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import type { Axis } from '../drag/box.ts';
import type { Dragged, DropRules, DropVerdict } from '../drag/target.ts';
import { sectionOf } from '../session/place.ts';
import type { EditorSession } from '../session/types.ts';
import { wrapped } from './new-widget.ts';

export function ruleContext(session: EditorSession, id: NodeId): RuleContext {
  const { store, lookup, pageType } = session;
  const sectionName = sectionOf(session, id)?.name ?? 'content';
  return { document: store.reader, lookup, place: { pageType, sectionName } };
}

const standIn = (widget: string): WidgetNode => ({
  id: 'new',
  widget,
  properties: {},
  children: [],
});

/** Ids for trees that are only asked about. */
function probeIds(): () => NodeId {
  let count = 0;
  return () => `probe${count++}`;
}

const wrapIn = ({ lookup, store }: EditorSession, parent: NodeId, widget: string) =>
  wrapFor({ lookup, parent: store.node(parent)?.widget ?? '', widget }) ?? [];

/** Whether `parent` takes a whole tree, with the layout boxes it needs around it there. */
export function treeVerdict(session: EditorSession, parent: NodeId, tree: WidgetNode): DropVerdict {
  const wrap = wrapIn(session, parent, tree.widget);
  const whole = wrapped(probeIds(), tree, wrap);
  const verdict = mayInsert(ruleContext(session, parent), parent, whole);
  return verdict.ok ? { ok: true, wrap } : { ok: false, reason: verdict.reason };
}

/** The key of the rule that keeps a widget from moving even among its siblings; null: there is none. */
export function mayMoveAmongSiblings(session: EditorSession, id: NodeId): string | null {
  const parent = session.store.node(id)?.parent ?? '';
  const verdict = mayMove(ruleContext(session, id), id, parent);
  return verdict.ok ? null : verdict.reason;
}

/** Whether a widget of the page may move into `parent`. */
function moveVerdict(
  session: EditorSession,
  parent: NodeId,
  { widget, id }: Dragged & { readonly id: NodeId },
): DropVerdict {
  const { reader } = session.store;
  const stays = mayMoveAmongSiblings(session, id);
  if (stays !== null) return { ok: false, reason: stays };
  const wrap = wrapIn(session, parent, widget);
  if (wrap.length > 0) {
    // Inside its section only the wrappers are new; in another section all of it is.
    const isSameSection = rootOf(reader, id) === rootOf(reader, parent);
    if (!isSameSection)
      return treeVerdict(session, parent, nestFrom(reader, id) ?? standIn(widget));
    const shells = wrapped(probeIds(), standIn(wrap.at(-1) ?? ''), wrap.slice(0, -1));
    const verdict = mayInsert(ruleContext(session, parent), parent, shells);
    return verdict.ok ? { ok: true, wrap } : { ok: false, reason: verdict.reason };
  }
  const verdict = mayMove(ruleContext(session, parent), id, parent);
  return verdict.ok ? { ok: true, wrap } : { ok: false, reason: verdict.reason };
}

/** The key of the rule that keeps a widget where it is; null: it may go. */
export function mayRemove(session: EditorSession, id: NodeId): string | null {
  const verdict = mayRemoveIn(ruleContext(session, id), id);
  return verdict.ok ? null : verdict.reason;
}

export function mayDuplicate(session: EditorSession, id: NodeId): string | null {
  const verdict = mayDuplicateIn(ruleContext(session, id), id);
  return verdict.ok ? null : verdict.reason;
}

/** Columns lie beside each other down to the device on which their row stacks them. */
function directionIn({ store, ui }: EditorSession, id: NodeId): Axis {
  const node = store.node(id);
  if (node?.widget !== 'row') return 'vertical';
  const { stack } = completeProperties(node);
  const shown = DEVICES.indexOf(ui.getState().device);
  return DEVICES.slice(0, shown + 1).some((device) => device === stack) ? 'vertical' : 'horizontal';
}

/** The rules as the drop resolver asks them. */
export const dropRules = (session: EditorSession): DropRules => ({
  isContainer: (id) => session.lookup(session.store.node(id)?.widget ?? '')?.children !== undefined,
  direction: (id) => directionIn(session, id),
  verdict: (parent, { widget, id }) =>
    id === null
      ? treeVerdict(session, parent, standIn(widget))
      : moveVerdict(session, parent, { widget, id }),
});
