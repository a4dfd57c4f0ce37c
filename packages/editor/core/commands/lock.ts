import { isLocked, type NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE } from '../steps/step.ts';
import { setValue } from './properties.ts';

/** Locks the selection, or unlocks it if the last selected widget is locked. */
export function toggleLock(
  session: EditorSession,
  chosen: readonly NodeId[] = session.ui.getState().selection,
): CommandOutcome {
  const { store } = session;
  const ids = chosen.filter((id) => store.node(id)?.parent);
  const last = store.node(ids.at(-1) ?? '');
  if (!last) return DONE;
  return setValue(session, ids, {
    path: ['is_locked'],
    value: isLocked(last) ? undefined : true,
  });
}
