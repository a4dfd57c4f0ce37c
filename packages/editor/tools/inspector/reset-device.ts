import { type Device, type PropertyValue, sameValue, setProperties } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { type CommandOutcome, runStep, stepLabel } from '../../core/steps/step.ts';
import { differsOn, withoutDevice } from './device-overrides.ts';

/** Removes all overrides of the selected widgets on a device in one step. */
export function resetDevice(session: EditorSession, device: Device): CommandOutcome {
  const { store, ui } = session;
  const nodes = ui
    .getState()
    .selection.flatMap((id) => store.node(id) ?? [])
    .filter((node) => differsOn(node, device));
  // Prevents merging with the previous step.
  session.history.seal();
  return runStep(session, stepLabel('RESET_DEVICE', nodes[0]?.widget), {
    work: (run) => {
      for (const node of nodes) {
        const { id, properties } = node;
        const next = withoutDevice(node, device);
        const changed = Object.entries(next).filter(
          ([name, value]) => !sameValue(value, properties[name] as PropertyValue),
        );
        const gone = Object.keys(properties).filter((name) => !Object.hasOwn(next, name));
        run(setProperties(id, Object.fromEntries(changed), gone));
      }
    },
  });
}
