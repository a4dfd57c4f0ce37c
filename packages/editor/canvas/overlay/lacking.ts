import type { DocumentNode, Properties, WidgetLookup } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { valueAt } from '../../core/commands/properties.ts';

const isUnset = (properties: Properties, path: string): boolean => {
  const value = valueAt(properties, path.split('.')) ?? '';
  return value === '' || (Array.isArray(value) && value.length === 0);
};

/** The kind of child that a widget lists in its settings; null: it lists none. */
export function itemOf(widget: string): string | null {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const control = controls.find(({ kind }) => kind === 'items');
  // An item lists its siblings.
  return control?.kind === 'items' && control.item !== widget ? control.item : null;
}

/** Whether a widget shows nothing to visitors before the owner adds something. */
export function isLacking(
  { widget, properties, children }: Pick<DocumentNode, 'widget' | 'properties' | 'children'>,
  lookup: WidgetLookup,
): boolean {
  const placeholder = INSPECTORS[widget]?.placeholder;
  if (placeholder) return isUnset(properties, placeholder.path);
  const takesAny = lookup(widget)?.children?.accepts === 'any';
  return (takesAny || itemOf(widget) !== null) && children.length === 0;
}
