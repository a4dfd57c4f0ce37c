import type { Action } from '../actions/action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { walk } from '../tree/flatten.ts';
import type { DocumentNode, NodeId } from '../tree/node.ts';
import { isLocked, type RuleContext } from './may.ts';
import { COLUMN } from './structure.ts';
import type { RuleRefusal } from './verdict.ts';
import { forbid } from './verdict.ts';

export const GRID_STEPS = 12;

/** Widths that divide the grid as evenly as possible: 5 columns are 3 3 2 2 2. */
export function equalWidths(count: number): number[] {
  const [width, wider] = [Math.floor(GRID_STEPS / count), GRID_STEPS % count];
  return Array.from({ length: count }, (_, index) => width + (index < wider ? 1 : 0));
}

/** Moves the content of the removed columns into the last remaining one. */
function mergeColumns(
  { document }: RuleContext,
  last: DocumentNode,
  removed: readonly DocumentNode[],
): Action[] {
  let index = last.children.length;
  return removed.flatMap((column) => [
    ...column.children
      .filter((id) => document.nodes.has(id))
      .map((id) => moveWidget(id, last.id, index++)),
    removeWidget(column.id),
  ]);
}

export type ColumnCountRequest = RuleContext & {
  readonly row: NodeId;
  readonly count: number;
  readonly newId: () => NodeId;
};

/**
 * The actions that change a row's number of columns, with equal widths. Removed columns move their
 * content into the last remaining one, in order. Refused if the row contains a widget that can't be
 * removed, or if a widget that would move is locked.
 */
export function changeColumnCount(
  request: ColumnCountRequest,
): { readonly ok: true; readonly actions: readonly Action[] } | RuleRefusal {
  const { document, lookup, location, row: id, count, newId } = request;
  const row = document.nodes.get(id);
  if (!row) return forbid('unknownWidgetId', { id });
  if (!Number.isInteger(count) || count < 1 || count > GRID_STEPS) {
    return forbid('invalidColumnCount', { id, max: GRID_STEPS });
  }
  if (location.locked === 'all') return forbid('sectionLocked', { widget: row.widget });
  const columns = row.children.flatMap((child) => document.nodes.get(child) ?? []);
  const [remaining, removed] = [columns.slice(0, count), columns.slice(count)];
  const permanent = walk(document, id).find(({ widget }) => lookup(widget)?.removable === false);
  if (removed.length > 0 && permanent) {
    return forbid('notRemovable', { id: permanent.id, widget: permanent.widget });
  }
  const locked = removed.flatMap((column) => walk(document, column.id)).find(isLocked);
  if (locked) return forbid('widgetLocked', { id: locked.id, widget: locked.widget });
  const last = remaining.at(-1);
  const widths = equalWidths(count);
  const widen = remaining.map((column, index) =>
    setProperties(column.id, { width: widths[index] ?? 1 }),
  );
  const add = widths.slice(remaining.length).map((width, index) =>
    createWidget({
      parent: id,
      index: remaining.length + index,
      tree: { id: newId(), widget: COLUMN, properties: { width }, children: [] },
    }),
  );
  const merge = last ? mergeColumns(request, last, removed) : [];
  return { ok: true, actions: count === columns.length ? [] : [...merge, ...widen, ...add] };
}
