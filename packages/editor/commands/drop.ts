import {
  type Action,
  createWidget,
  indexOf,
  moveWidget,
  type NodeId,
  removeWidget,
  type WidgetNode,
} from '@plinth/model';
import type { Dragged, DropSlot } from '../drag/target.ts';
import type { EditorSession } from '../session/types.ts';
import { evenColumns } from './columns.ts';
import { insertTree, type Place } from './insert.ts';
import { newWidget } from './new-widget.ts';
import { mayRemove } from './rules.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from './step.ts';

type Run = (action: Action) => void;

/** A slot counts without the dragged widget, so its own place has the index that it has already. */
const isOwnPlace = ({ store }: EditorSession, id: NodeId, { parent, index, wrap }: DropSlot) =>
  wrap.length === 0 && store.node(id)?.parent === parent && indexOf(store.reader, id) === index;

/**
 * Lands what was dragged: a new widget is made, one of the page is moved. A column that joins another
 * row shares its width and leaves the rest to those that stay; a row without columns goes, too.
 */
export function dropAt(
  session: EditorSession,
  { widget, id }: Dragged,
  slot: DropSlot,
): CommandOutcome {
  if (id === null) return insertTree(session, newWidget(session.newId, widget), slot);
  if (isOwnPlace(session, id, slot)) return DONE;
  const from = session.store.node(id)?.parent ?? null;
  return runStep(session, stepLabel('MOVE', widget), {
    select: [id],
    work: (run) => {
      move(session, run, { id, slot });
      if (from === slot.parent && slot.wrap.length === 0) return;
      share(session, run, slot.parent);
      if (from !== null && widget === 'column') leave(session, run, from);
    },
  });
}

type Move = { readonly id: NodeId; readonly slot: DropSlot };

function move(session: EditorSession, run: Run, { id, slot }: Move): void {
  const shells = slot.wrap.map((widget) => ({ id: session.newId(), widget }));
  const innermost = shells.at(-1);
  if (innermost) {
    const index = indexBefore(session, slot, id);
    run(createWidget({ parent: slot.parent, index, tree: nested(shells) }));
    run(moveWidget(id, innermost.id, 0));
  } else run(moveWidget(id, slot.parent, slot.index));
}

/** Columns that came or went change the widths of all in their row. */
function share({ store }: EditorSession, run: Run, row: NodeId): void {
  if (store.node(row)?.widget !== 'row') return;
  for (const action of evenColumns(store.reader, row)) run(action);
}

function leave(session: EditorSession, run: Run, row: NodeId): void {
  const isEmpty = session.store.node(row)?.children.length === 0;
  if (isEmpty && mayRemove(session, row) === null) run(removeWidget(row));
  else share(session, run, row);
}

type Shell = Pick<WidgetNode, 'id' | 'widget'>;

const nested = ([outer, ...inner]: readonly Shell[]): WidgetNode => ({
  id: outer?.id ?? '',
  widget: outer?.widget ?? '',
  properties: {},
  children: inner.length > 0 ? [nested(inner)] : [],
});

/** The wrappers are made while the dragged one still stands there. */
function indexBefore({ store }: EditorSession, { parent, index }: DropSlot, id: NodeId): number {
  const own = store.node(parent)?.children.indexOf(id) ?? -1;
  return own !== -1 && own < index ? index + 1 : index;
}

/** New image widgets for pictures, in their order, in one step; wrappers hold all of them. */
export function dropPictures(
  session: EditorSession,
  pictures: readonly number[],
  { parent, index, wrap }: Place,
): CommandOutcome {
  const images = pictures.map((image_id) => {
    const fresh = newWidget(session.newId, 'image');
    return { ...fresh, properties: { ...fresh.properties, image_id } };
  });
  const shells = wrap.map((widget) => ({ id: session.newId(), widget }));
  const innermost = shells.at(-1);
  return runStep(session, stepLabel('ADD', 'image'), {
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
