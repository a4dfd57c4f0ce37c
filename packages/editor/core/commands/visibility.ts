import type { Device, NodeId } from '@plinth/model';
import { isHiddenOn } from '../properties/visibility.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE } from '../steps/step.ts';
import { setValue } from './properties.ts';

type Target = {
  /** The shown device by default. */
  readonly device?: Device;
  /** The selection by default. */
  readonly ids?: readonly NodeId[];
};

/** Hides widgets on a device, or shows them again. */
export function toggleVisibility(
  session: EditorSession,
  { device, ids: chosen }: Target = {},
): CommandOutcome {
  const { store, ui } = session;
  const shown = ui.getState();
  const on = device ?? shown.device;
  const ids = (chosen ?? shown.selection).filter((id) => store.node(id)?.parent);
  const last = store.node(ids.at(-1) ?? '');
  if (!last) return DONE;
  const value = isHiddenOn(last, on) ? undefined : false;
  return setValue(session, ids, { path: ['visibility', on], value });
}
