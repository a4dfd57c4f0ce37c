import {
  type Action,
  COLUMN,
  createWidget,
  type NodeId,
  ROW,
  removeWidget,
  setProperties,
} from '@plinth/model';
import type { Dragged, DropSlot } from '../geometry/drop-target.ts';
import type { EditorSession } from '../session/types.ts';
import { pictureTarget, widgetFor } from '../widgets/received-content.ts';
import { evenColumns } from './columns.ts';
import { insertTree, type Place } from './insert.ts';
import { moveTogether, nested, standsAt } from './move-together.ts';
import { newWidget } from './new-widget.ts';
import { changeAt, valueAt } from './properties.ts';
import { mayRemove } from './rules.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from './step.ts';

type Run = (action: Action) => void;

/**
 * Drops new widgets or moves existing ones, in one step. When columns move to another row, both
 * rows distribute their width evenly, and a row without columns is removed.
 */
export function dropAt(
  session: EditorSession,
  { widget, ids, picture }: Dragged,
  slot: DropSlot,
): CommandOutcome {
  const { store, lookup, newId } = session;
  if (typeof picture === 'number') return landPictures(session, [picture], slot);
  if (ids.size === 0) return insertTree(session, newWidget(newId, widget), slot);
  const target = { ids, parent: slot.parent, index: slot.index };
  if (slot.wrap.length === 0 && standsAt(session, target)) return DONE;
  const moved = [...ids].flatMap((id) => store.node(id) ?? []);
  const stays = slot.wrap.length === 0;
  const isElsewhere = !stays || moved.some(({ parent }) => parent !== slot.parent);
  const rows = moved.flatMap((node) => (node.widget === COLUMN ? (node.parent ?? []) : []));
  return runStep(session, stepLabel('MOVE', widget, ids.size), {
    select: [...ids],
    work: (run) => {
      moveTogether({ document: store.reader, lookup, newId, run }, target);
      if (!isElsewhere) return;
      share(session, run, slot.parent);
      for (const row of new Set(rows)) if (!stays || row !== slot.parent) leave(session, run, row);
    },
  });
}

/** Distributes the width of a row evenly among its columns. */
function share({ store }: EditorSession, run: Run, row: NodeId): void {
  if (store.node(row)?.widget !== ROW) return;
  for (const action of evenColumns(store.reader, row)) run(action);
}

function leave(session: EditorSession, run: Run, row: NodeId): void {
  const isEmpty = session.store.node(row)?.children.length === 0;
  if (isEmpty && mayRemove(session, row) === null) run(removeWidget(row));
  else share(session, run, row);
}

/** Replaces the image of a widget as a separate step. */
export function replacePicture(
  session: EditorSession,
  image: NodeId,
  picture: number,
): CommandOutcome {
  const { store, history } = session;
  const node = store.node(image);
  const path = pictureTarget(node);
  if (!node || path === null || valueAt(node.properties, path) === picture) return DONE;
  const { set, unset } = changeAt(node.properties, path, picture);
  history.seal();
  const outcome = runStep(session, stepLabel('CHANGE', node.widget), {
    select: [image],
    work: (run) => run(setProperties(image, set, unset)),
  });
  history.seal();
  return outcome;
}

/**
 * Drops images: replaces the image of the target widget, if there is one, or adds image widgets.
 */
export function landPictures(
  session: EditorSession,
  pictures: readonly number[],
  slot: DropSlot,
): CommandOutcome {
  const [picture] = pictures;
  return slot.replaces === undefined || picture === undefined
    ? dropPictures(session, pictures, slot)
    : replacePicture(session, slot.replaces, picture);
}

/** Adds image widgets in the given order in one step, all in the same wrappers. */
export function dropPictures(
  session: EditorSession,
  pictures: readonly number[],
  { parent, index, wrap }: Place,
): CommandOutcome {
  const { widget: image, path } = widgetFor('picture');
  const images = pictures.map((picture) => {
    const fresh = newWidget(session.newId, image);
    return { ...fresh, properties: { ...fresh.properties, [path]: picture } };
  });
  const shells = wrap.map((widget) => ({ id: session.newId(), widget }));
  const innermost = shells.at(-1);
  return runStep(session, stepLabel('ADD', image), {
    select: images.map(({ id }) => id),
    work: (run) => {
      if (innermost) run(createWidget({ parent, index, tree: nested(shells) }));
      images.forEach((tree, place) => {
        if (innermost) run(createWidget({ parent: innermost.id, index: place, tree }));
        else run(createWidget({ parent, index: index + place, tree }));
      });
      share(session, run, innermost ? parent : '');
    },
  });
}
