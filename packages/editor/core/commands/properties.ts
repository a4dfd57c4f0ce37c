import { type NodeId, type Properties, type PropertyValue, setProperties } from '@plinth/model';
import { changeAt, type PropertyChange, type PropertyPath } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, runStep, stepLabel } from './step.ts';

/** A value, undefined to reset it, or a function of each widget's properties. */
export type NextValue =
  | PropertyValue
  | undefined
  | ((own: Properties) => PropertyValue | undefined);

/** Changes the properties of widgets in one step. */
export function changeEach(
  session: EditorSession,
  ids: readonly NodeId[],
  changeOf: (own: Properties, id: NodeId) => PropertyChange,
): CommandOutcome {
  const { store } = session;
  const widget = store.node(ids[0] ?? '')?.widget ?? '';
  return runStep(session, stepLabel('CHANGE', widget, ids.length), {
    work: (run) => {
      for (const id of ids) {
        const { set, unset } = changeOf(store.node(id)?.properties ?? {}, id);
        run(setProperties(id, set, unset));
      }
    },
  });
}

export const nextFor = (value: NextValue, own: Properties): PropertyValue | undefined =>
  typeof value === 'function' ? value(own) : value;

/**
 * Sets a value on widgets; undefined resets it. Consecutive changes of the same widget merge into
 * one step until the history is sealed.
 */
export const setValue = (
  session: EditorSession,
  ids: readonly NodeId[],
  { path, value }: { readonly path: PropertyPath; readonly value: NextValue },
): CommandOutcome => changeEach(session, ids, (own) => changeAt(own, path, nextFor(value, own)));
