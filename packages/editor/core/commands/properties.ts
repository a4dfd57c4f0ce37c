import type { NodeId, Properties, PropertyValue } from '@plinth/model';
import { changeStyled, styledWidget } from '../design/preset-node.ts';
import { changeAt, type PropertyChange, type PropertyPath } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, runStep, stepLabel } from '../steps/step.ts';

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
  const [first] = ids.flatMap((id) => store.node(id) ?? []);
  const { widget = '' } = first ? styledWidget(first) : {};
  const step = widget === first?.widget ? 'CHANGE' : 'UPDATE_PRESET';
  return runStep(session, stepLabel(step, widget, ids.length), {
    work: (run) => {
      for (const id of ids) {
        const node = store.node(id);
        if (node) run(changeStyled(node, changeOf(styledWidget(node).properties, id)));
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
