import type { NodeId } from '@plinth/model';
import { isHiddenOn } from '../properties/visibility.ts';
import type { EditorSession } from '../session/types.ts';
import { setValue } from './properties.ts';
import { type CommandOutcome, DONE } from './step.ts';

/** Hides or shows the selection on the current device. */
export function toggleVisibility(
  session: EditorSession,
  chosen: readonly NodeId[] = session.ui.getState().selection,
): CommandOutcome {
  const { store, ui } = session;
  const { device } = ui.getState();
  const ids = chosen.filter((id) => store.node(id)?.parent);
  const last = store.node(ids.at(-1) ?? '');
  if (!last) return DONE;
  const value = isHiddenOn(last, device) ? undefined : false;
  return setValue(session, ids, { path: ['visibility', device], value });
}
