import {
  type Action,
  COLUMN,
  createWidget,
  type NodeId,
  ROW,
  removeWidget,
  setProperties,
} from '@plinth/model';
import { changeAt, valueAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../steps/step.ts';
import { imagePath, widgetFor } from '../widgets/received-content.ts';
import { evenColumns } from './columns.ts';
import { withDefaultGaps } from './default-gaps.ts';
import type { Dragged, DropSlot } from './drop-target.ts';
import { insertTree } from './insert.ts';
import type { InsertPosition } from './insert-position.ts';
import { isAlreadyAt, moveTogether } from './move-together.ts';
import { nestWrappers, newWidget } from './new-widget.ts';
import { nodeRemoveRefusal } from './rules.ts';

type Run = (action: Action) => void;

/**
 * Drops new widgets or moves existing ones, in one step. When columns move to another row, both
 * rows distribute their width evenly, and a row without columns is removed.
 */
export function dropAt(
  session: EditorSession,
  { widget, ids, image }: Dragged,
  slot: DropSlot,
): CommandOutcome {
  const { store, lookup, newId } = session;
  if (typeof image === 'number') return dropImages(session, [image], slot);
  if (ids.size === 0) return insertTree(session, newWidget(session, widget), slot);
  const target = { ids, parent: slot.parent, index: slot.index };
  if (slot.wrap.length === 0 && isAlreadyAt(session, target)) return DONE;
  const moved = [...ids].flatMap((id) => store.node(id) ?? []);
  const isUnwrapped = slot.wrap.length === 0;
  const isElsewhere = !isUnwrapped || moved.some(({ parent }) => parent !== slot.parent);
  const rows = moved.flatMap((node) => (node.widget === COLUMN ? (node.parent ?? []) : []));
  return runStep(session, stepLabel('MOVE', widget, ids.size), {
    select: [...ids],
    work: (run) => {
      moveTogether({ document: store.reader, lookup, newId, run }, target);
      if (!isElsewhere) return;
      keepGaps(session, run, ids);
      distributeWidth(session, run, slot.parent);
      for (const row of new Set(rows))
        if (!isUnwrapped || row !== slot.parent) tidyRow(session, run, row);
    },
  });
}

/** Gives moved widgets the spacing of new ones where they touch a neighbor. */
function keepGaps({ store, lookup }: EditorSession, run: Run, ids: Dragged['ids']): void {
  const moved = [...ids].flatMap((id) => store.node(id) ?? []);
  const parent = moved[0]?.parent ?? '';
  // Some may need another wrapper.
  if (moved.some((node) => node.parent !== parent)) return;
  const siblings = store.node(parent)?.children ?? [];
  const at = (index: number) => store.node(siblings[index] ?? '');
  const neighbors = {
    before: at(siblings.indexOf(moved[0]?.id ?? '') - 1),
    after: at(siblings.indexOf(moved.at(-1)?.id ?? '') + 1),
  };
  for (const [index, node] of withDefaultGaps(lookup, moved, neighbors).entries()) {
    const { spacing = {} } = node.properties;
    if (node !== moved[index]) run(setProperties(node.id, { spacing }));
  }
}

/** Distributes the width of a row evenly among its columns. */
function distributeWidth({ store }: EditorSession, run: Run, row: NodeId): void {
  if (store.node(row)?.widget !== ROW) return;
  for (const action of evenColumns(store.reader, row)) run(action);
}

function tidyRow(session: EditorSession, run: Run, row: NodeId): void {
  const isEmpty = session.store.node(row)?.children.length === 0;
  if (isEmpty && nodeRemoveRefusal(session, row) === null) run(removeWidget(row));
  else distributeWidth(session, run, row);
}

/** Replaces the image of a widget as a separate step. */
export function replaceImage(
  session: EditorSession,
  widgetId: NodeId,
  mediaId: number,
): CommandOutcome {
  const { store, history } = session;
  const node = store.node(widgetId);
  const path = imagePath(node);
  if (!node || path === null || valueAt(node.properties, path) === mediaId) return DONE;
  const { set, unset } = changeAt(node.properties, path, mediaId);
  history.seal();
  const outcome = runStep(session, stepLabel('CHANGE', node.widget), {
    select: [widgetId],
    work: (run) => run(setProperties(widgetId, set, unset)),
  });
  history.seal();
  return outcome;
}

/** Drops images: replaces the image of the target widget, or adds image widgets without one. */
export function dropImages(
  session: EditorSession,
  mediaIds: readonly number[],
  slot: DropSlot,
): CommandOutcome {
  const [mediaId] = mediaIds;
  return slot.replaces === undefined || mediaId === undefined
    ? insertImages(session, mediaIds, slot)
    : replaceImage(session, slot.replaces, mediaId);
}

/** Adds image widgets in the given order in one step, all in the same wrappers. */
export function insertImages(
  session: EditorSession,
  mediaIds: readonly number[],
  { parent, index, wrap }: InsertPosition,
): CommandOutcome {
  const { widget, path } = widgetFor('picture');
  const images = mediaIds.map((mediaId) => {
    const created = newWidget(session, widget);
    return { ...created, properties: { ...created.properties, [path]: mediaId } };
  });
  const wrappers = wrap.map((name) => ({ id: session.newId(), widget: name }));
  const innermost = wrappers.at(-1);
  return runStep(session, stepLabel('ADD', widget), {
    select: images.map(({ id }) => id),
    work: (run) => {
      if (innermost) run(createWidget({ parent, index, tree: nestWrappers(wrappers) }));
      images.forEach((tree, offset) => {
        if (innermost) run(createWidget({ parent: innermost.id, index: offset, tree }));
        else run(createWidget({ parent, index: index + offset, tree }));
      });
      distributeWidth(session, run, innermost ? parent : '');
    },
  });
}
