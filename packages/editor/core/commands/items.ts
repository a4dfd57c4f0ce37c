import {
  copyWithNewIds,
  createWidget,
  DEVICES,
  moveWidget,
  type NodeId,
  nestFrom,
  removeWidget,
  type WidgetNode,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE, refused, runStep, stepLabel } from '../steps/step.ts';
import { newWidget } from './new-widget.ts';
import { setValue } from './properties.ts';
import { nodeDuplicateRefusal, nodeMoveRefusal, nodeRemoveRefusal, treeVerdict } from './rules.ts';

const siblingInfo = ({ store }: EditorSession, id: NodeId) => {
  const { widget = '', parent = null } = store.node(id) ?? {};
  const siblings = store.node(parent ?? '')?.children ?? [];
  return { widget, parent: parent ?? '', index: siblings.indexOf(id) };
};

/** Appends a child of this type to `parent` and selects it. */
export function addItem(session: EditorSession, parent: NodeId, widget: string): CommandOutcome {
  const tree = newWidget(session, widget);
  const verdict = treeVerdict(session, parent, tree);
  if (!verdict.ok) return refused(verdict.reason);
  const index = session.store.node(parent)?.children.length ?? 0;
  return runStep(session, stepLabel('ADD', widget), {
    select: [tree.id],
    work: (run) => run(createWidget({ parent, index, tree })),
  });
}

type ItemImages = {
  readonly widget: string;
  /** Path of each item's image. */
  readonly path: string;
  readonly images: readonly number[];
};

/** Appends a child of this type per image, and selects the first of them. */
export function addImageItems(
  session: EditorSession,
  parent: NodeId,
  { widget, path, images }: ItemImages,
): CommandOutcome {
  const trees = images.map((image): WidgetNode => {
    const tree = newWidget(session, widget);
    return { ...tree, properties: { ...tree.properties, [path]: image } };
  });
  const [first] = trees;
  if (!first) return DONE;
  const verdict = treeVerdict(session, parent, first);
  if (!verdict.ok) return refused(verdict.reason);
  const count = session.store.node(parent)?.children.length ?? 0;
  return runStep(session, stepLabel('ADD', widget), {
    select: [first.id],
    work: (run) => {
      for (const [at, tree] of trees.entries())
        run(createWidget({ parent, index: count + at, tree }));
    },
  });
}

/** Removes a child. If it was selected, selects its parent. */
export function removeItem(session: EditorSession, id: NodeId): CommandOutcome {
  const reason = nodeRemoveRefusal(session, id);
  if (reason !== null) return refused(reason);
  const { widget, parent } = siblingInfo(session, id);
  const isShown = session.ui.getState().selection.includes(id);
  return runStep(session, stepLabel('DELETE', widget), {
    ...(isShown ? { select: [parent] } : {}),
    work: (run) => run(removeWidget(id)),
  });
}

/** Inserts a copy right after a child. */
export function duplicateItem(session: EditorSession, id: NodeId): CommandOutcome {
  const reason = nodeDuplicateRefusal(session, id);
  const tree = nestFrom(session.store.reader, id);
  if (reason !== null || !tree) return refused(reason ?? 'nothingSelected');
  const { widget, parent, index } = siblingInfo(session, id);
  const copy = copyWithNewIds(tree, session.newId);
  return runStep(session, stepLabel('DUPLICATE', widget), {
    work: (run) => run(createWidget({ parent, index: index + 1, tree: copy })),
  });
}

/** Moves a child to another index among its siblings. */
export function moveItem(session: EditorSession, id: NodeId, to: number): CommandOutcome {
  const { widget, parent, index } = siblingInfo(session, id);
  if (to === index) return DONE;
  const reason = nodeMoveRefusal(session, id);
  if (reason !== null) return refused(reason);
  return runStep(session, stepLabel('MOVE', widget), {
    work: (run) => run(moveWidget(id, parent, to)),
  });
}

/** Hides a child on all devices, or shows it on all of them. */
export function hideItem(session: EditorSession, id: NodeId, isHidden: boolean): CommandOutcome {
  const hidden = Object.fromEntries(DEVICES.map((device) => [device, false]));
  return setValue(session, [id], {
    path: ['visibility'],
    value: isHidden ? hidden : undefined,
  });
}
