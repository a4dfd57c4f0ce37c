import { type DocumentNode, type NodeId, type Properties, setProperties } from '@plinth/model';
import type { Refusal } from '../commands/refusal.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import { countValues, localStyle } from './style-overrides.ts';

/** The one selected widget; undefined where there is none or more than one. */
export function presetSource({ store, ui }: EditorSession): DocumentNode | undefined {
  const { selection } = ui.getState();
  return selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
}

/** Why the look of what is selected cannot become a preset; null: it can. */
export function presetRefusal(session: EditorSession): Refusal | null {
  const { selection } = session.ui.getState();
  if (selection.length === 0) return 'nothingSelected';
  const node = presetSource(session);
  if (!node) return 'onlyOne';
  return countValues(localStyle(node.widget, node.properties)) === 0 ? 'noLook' : null;
}

/** Takes a widget's own look away; with `preset` it gets that one in the same step. */
export function resetStyle(session: EditorSession, id: NodeId, preset?: string): CommandOutcome {
  const node = session.store.node(id);
  if (!node) return DONE;
  const names = Object.keys(localStyle(node.widget, node.properties));
  const set: Properties = preset === undefined ? {} : { preset };
  // A step of its own, whatever was changed a moment ago.
  session.history.seal();
  return runStep(session, stepLabel('RESET_LOOK', node.widget), {
    work: (run) => run(setProperties(id, set, names)),
  });
}
