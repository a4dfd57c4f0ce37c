import type { DocumentNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { valueAt } from '../properties/property-path.ts';

/** The menu that a widget shows; null if it shows none. */
export function shownMenu({ widget, properties }: DocumentNode): number | null {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const path = controls.find(({ kind }) => kind === 'menu')?.path;
  const id = path && valueAt(properties, path.split('.'));
  return typeof id === 'number' ? id : null;
}
