import {
  type NodeId,
  type Properties,
  SPACING_SIDES,
  type SpacingSide,
  SpacingValue,
  setProperties,
} from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { deviceScope, withValueIn } from '../properties/device-scope.ts';
import { effectiveOn } from '../properties/effective.ts';
import { withValueAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../steps/step.ts';

/** The effective size of one side on the current device; `auto` if not set. */
export function deviceSpacing(
  { store, ui }: EditorSession,
  id: NodeId,
  side: SpacingSide,
): SpacingValue {
  const node = store.node(id);
  if (!node) return 'auto';
  const values = { own: node.properties, complete: completeProperties(node) as Properties };
  const { value } = effectiveOn(values, ['spacing', side], ui.getState().device);
  return SpacingValue.safeParse(value).data ?? 'auto';
}

/** Sets the size of some sides of widgets on the devices that changes apply to, in one step. */
export function setSpacing(
  session: EditorSession,
  ids: readonly NodeId[],
  { sides, size }: { readonly sides: readonly SpacingSide[]; readonly size: SpacingValue },
): CommandOutcome {
  const { store, ui } = session;
  const { widget } = store.node(ids[0] ?? '') ?? {};
  if (widget === undefined || sides.length === 0) return DONE;
  const scope = deviceScope(ui.getState());
  return runStep(session, stepLabel('CHANGE', widget, ids.length), {
    work: (run) => {
      for (const id of ids) {
        const own: Properties = store.node(id)?.properties ?? {};
        const spacing = SPACING_SIDES.filter((side) => sides.includes(side)).reduce(
          (before, side) =>
            withValueAt(
              before,
              [side],
              withValueIn(own, ['spacing', side], { scope, value: size }),
            ),
          own.spacing,
        );
        if (spacing !== undefined) run(setProperties(id, { spacing }));
      }
    },
  });
}
