import {
  type Action,
  changeColumnCount,
  type DocumentReader,
  equalWidths,
  GRID_STEPS,
  type NodeId,
  type Properties,
  ROW,
  setProperties,
} from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { deviceScope, withValueIn } from '../properties/device-scope.ts';
import { effectiveOn } from '../properties/effective.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, refused, runStep, stepLabel } from '../steps/step.ts';
import { ruleContext } from './rules.ts';

/** Gives all columns of a row equal widths. */
export function evenColumns({ nodes }: DocumentReader, row: NodeId): Action[] {
  const columns = nodes.get(row)?.children ?? [];
  const widths = equalWidths(columns.length);
  return columns.map((id, index) => setProperties(id, { width: widths[index] ?? 1 }));
}

/** Changes the number of columns in one step. Rules may forbid removing one. */
export function setColumnCount(session: EditorSession, row: NodeId, count: number): CommandOutcome {
  const change = changeColumnCount({
    ...ruleContext(session, row),
    row,
    count,
    newId: session.newId,
  });
  if (!change.ok) return refused(change.reason);
  return runStep(session, stepLabel('COLUMNS', ROW), {
    work: (run) => change.actions.forEach(run),
  });
}

/** Sets the columns of a row, one for each desktop width, in one step. */
export function setColumnLayout(
  session: EditorSession,
  row: NodeId,
  widths: readonly number[],
): CommandOutcome {
  const context = { ...ruleContext(session, row), row, newId: session.newId };
  const change = changeColumnCount({ ...context, count: widths.length });
  if (!change.ok) return refused(change.reason);
  return runStep(session, stepLabel('COLUMNS', ROW), {
    work: (run) => {
      change.actions.forEach(run);
      const columns = session.store.node(row)?.children ?? [];
      for (const [index, id] of columns.entries())
        run(setProperties(id, { width: widths[index] ?? 1 }));
    },
  });
}

/** Desktop widths of a row's columns. */
export function columnWidths({ nodes }: DocumentReader, row: NodeId): number[] {
  return (nodes.get(row)?.children ?? []).map((id) => {
    const width = nodes.get(id)?.properties.width;
    const desktop =
      typeof width === 'object' && width !== null
        ? (width as { readonly desktop?: unknown }).desktop
        : width;
    return typeof desktop === 'number' ? desktop : GRID_STEPS;
  });
}

/** Effective widths of a row's columns on the current device, in steps of the 12-step grid. */
export function deviceWidths({ store, ui }: EditorSession, row: NodeId): number[] {
  const { device } = ui.getState();
  return (store.node(row)?.children ?? []).map((id) => {
    const node = store.node(id);
    if (!node) return GRID_STEPS;
    const values = { own: node.properties, complete: completeProperties(node) as Properties };
    const { value } = effectiveOn(values, ['width'], device);
    return typeof value === 'number' ? value : GRID_STEPS;
  });
}

/** Sets the widths of a row's columns on the devices that changes apply to. */
export function setDeviceWidths(
  session: EditorSession,
  row: NodeId,
  widths: readonly number[],
): CommandOutcome {
  const { store, ui } = session;
  const scope = deviceScope(ui.getState());
  return runStep(session, stepLabel('COLUMNS', ROW), {
    work: (run) => {
      const before = deviceWidths(session, row);
      for (const [index, id] of (store.node(row)?.children ?? []).entries()) {
        const value = widths[index] ?? 1;
        if (value === before[index]) continue;
        const own = store.node(id)?.properties ?? {};
        const width = withValueIn(own, ['width'], { scope, value });
        if (width !== undefined) run(setProperties(id, { width }));
      }
    },
  });
}
