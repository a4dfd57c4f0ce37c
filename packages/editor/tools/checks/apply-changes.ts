import { setProperties } from '@plinth/model';
import { changeAt } from '../../core/properties/property-path.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { type CommandOutcome, runStep, stepLabel } from '../../core/steps/step.ts';
import type { Change } from './problem.ts';

/** Makes the changes of repairs in one step. Widgets that are gone are left out. */
export function applyChanges(session: EditorSession, changes: readonly Change[]): CommandOutcome {
  const { store } = session;
  const ids = [...new Set(changes.map(({ id }) => id))];
  const widget = store.node(ids[0] ?? '')?.widget ?? '';
  return runStep(session, stepLabel('FIX', widget, ids.length), {
    work: (run) => {
      for (const { id, path, value } of changes) {
        const own = store.node(id)?.properties;
        if (!own) continue;
        const { set, unset } = changeAt(own, path, value(own));
        run(setProperties(id, set, unset));
      }
    },
  });
}
