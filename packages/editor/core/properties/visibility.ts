import type { Device, DocumentNode } from '@plinth/model';

/** Whether a widget is hidden on a device. Visibility isn't inherited between devices. */
export function isHiddenOn({ properties }: DocumentNode, device: Device): boolean {
  const { visibility } = properties;
  return typeof visibility === 'object' && visibility !== null && !Array.isArray(visibility)
    ? (visibility as { readonly [D in Device]?: unknown })[device] === false
    : false;
}
