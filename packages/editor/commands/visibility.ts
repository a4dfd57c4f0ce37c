import { isHiddenOn } from '../parts/visibility.ts';
import type { EditorSession } from '../session/types.ts';
import { setValue } from './properties.ts';
import { type CommandOutcome, DONE } from './step.ts';

/** Hides what is selected on the device shown, or shows it there again. */
export function toggleVisibility(session: EditorSession): CommandOutcome {
  const { store, ui } = session;
  const { selection, device } = ui.getState();
  const ids = selection.filter((id) => store.node(id)?.parent);
  const last = store.node(ids.at(-1) ?? '');
  if (!last) return DONE;
  const value = isHiddenOn(last, device) ? undefined : false;
  return setValue(session, ids, { path: ['visibility', device], value });
}
