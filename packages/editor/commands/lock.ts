import { isLocked } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { setValue } from './properties.ts';
import { type CommandOutcome, DONE } from './step.ts';

/** Locks what is selected, or unlocks it where the last one of it is locked. */
export function toggleLock(session: EditorSession): CommandOutcome {
  const { store, ui } = session;
  const ids = ui.getState().selection.filter((id) => store.node(id)?.parent);
  const last = store.node(ids.at(-1) ?? '');
  if (!last) return DONE;
  return setValue(session, ids, {
    path: ['is_locked'],
    value: isLocked(last) ? undefined : true,
  });
}
