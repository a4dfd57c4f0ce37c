import type { NodeId } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { useSession, useWidgetOf } from '../../core/session/context.ts';

/** Whether a property is a list that has at least one item. */
export function useIsFilledList(id: NodeId, path: string): boolean {
  const { lookup } = useSession();
  return lookup(useWidgetOf(id))?.filledList === path;
}

/** Whether a property can be reset: a list that has at least one item needs one by default. */
export function useMayReset(id: NodeId, path: string): boolean {
  const widget = useWidgetOf(id);
  if (!useIsFilledList(id, path)) return true;
  const list = completeProperties({ id, widget, properties: {} })[path];
  return Array.isArray(list) && list.length > 0;
}
