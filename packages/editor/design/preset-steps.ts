import { type NodeId, type Properties, setProperties } from '@plinth/model';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import { localLook } from './local-look.ts';

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
