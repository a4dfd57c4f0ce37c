import { type DocumentNode, type NodeId, type Properties, setProperties } from '@plinth/model';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import { countValues, localLook } from './local-look.ts';

/** The one selected widget; undefined where there is none or more than one. */
export function presetSource({ store, ui }: EditorSession): DocumentNode | undefined {
  const { selection } = ui.getState();
  return selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
}

/** Why the look of what is selected cannot become a preset; null: it can. */
export function presetRefusal(session: EditorSession): string | null {
  const { selection } = session.ui.getState();
  if (selection.length === 0) return 'nothingSelected';
  const node = presetSource(session);
  if (!node) return 'onlyOne';
  return countValues(localLook(node.widget, node.properties)) === 0 ? 'noLook' : null;
}

/** Takes a widget's own look away; with `preset` it gets that one in the same step. */
export function resetLook(session: EditorSession, id: NodeId, preset?: string): CommandOutcome {
  const node = session.store.node(id);
  if (!node) return DONE;
  const names = Object.keys(localLook(node.widget, node.properties));
  const set: Properties = preset === undefined ? {} : { preset };
  return runStep(session, stepLabel('RESET_LOOK', node.widget), {
    work: (run) => run(setProperties(id, set, names)),
  });
}
