import type { NodeId, Properties, PropertyValue } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { deviceScope, withValueIn } from '../properties/device-scope.ts';
import { effectiveOn } from '../properties/effective.ts';
import type { EditorSession } from '../session/types.ts';
import type { CommandOutcome } from '../steps/step.ts';
import { setValue } from './properties.ts';

/** px from the full width within which a dragged width snaps to it. */
const SNAP = 6;

type Measure = {
  /** The value in effect. */
  readonly value: string | number | null;
  /** The width inside the parent, in px of the page. */
  readonly available: number;
};

/** The width to store for a dragged width in px: in percent if it was, and at the full width. */
export function widthValue(px: number, { value, available }: Measure): string {
  const isPercent = typeof value === 'string' && value.endsWith('%');
  if (!isPercent && px < available - SNAP) return `${Math.max(1, Math.round(px))}px`;
  return `${Math.min(100, Math.max(1, Math.round((px / available) * 100)))}%`;
}

/** The size in effect on the current device; null if the widget sets none. */
export function deviceSize(
  { store, ui }: EditorSession,
  id: NodeId,
  path: readonly string[],
): string | number | null {
  const node = store.node(id);
  if (!node) return null;
  const values = { own: node.properties, complete: completeProperties(node) as Properties };
  const { value } = effectiveOn(values, path, ui.getState().device);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

type NewSize = { readonly path: readonly string[]; readonly value: PropertyValue | undefined };

/** Sets the size of a widget on the devices that changes apply to; undefined resets it. */
export function setDeviceSize(
  session: EditorSession,
  id: NodeId,
  { path, value }: NewSize,
): CommandOutcome {
  const scope = deviceScope(session.ui.getState());
  return setValue(session, [id], {
    path,
    value: (own) => withValueIn(own, path, { scope, value }),
  });
}
