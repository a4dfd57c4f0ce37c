import { type DocumentNode, type NodeId, type Properties, setProperties } from '@plinth/model';
import type { Refusal } from '../commands/refusal.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import { countValues, localStyle } from './style-overrides.ts';

/** The selected widget; undefined unless exactly one is selected. */
export function presetSource({ store, ui }: EditorSession): DocumentNode | undefined {
  const { selection } = ui.getState();
  return selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
}

/** Why the selection's style can't be saved as a preset; null if it can. */
export function presetRefusal(session: EditorSession): Refusal | null {
  const { selection } = session.ui.getState();
  if (selection.length === 0) return 'nothingSelected';
  const node = presetSource(session);
  if (!node) return 'onlyOne';
  return countValues(localStyle(node.widget, node.properties)) === 0 ? 'noLook' : null;
}

/** Resets a widget's own style and, in the same step, applies `preset` if given. */
export function resetStyle(session: EditorSession, id: NodeId, preset?: string): CommandOutcome {
  const node = session.store.node(id);
  if (!node) return DONE;
  const names = Object.keys(localStyle(node.widget, node.properties));
  const set: Properties = preset === undefined ? {} : { preset };
  // Never merged with a preceding change.
  session.history.seal();
  return runStep(session, stepLabel('RESET_LOOK', node.widget), {
    work: (run) => run(setProperties(id, set, names)),
  });
}
