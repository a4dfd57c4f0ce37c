import type { DocumentNode, Properties, RulesLookup } from '@plinth/model';
import { type ControlOf, INSPECTORS } from '@plinth/widgets/inspectors';
import { valueAt } from '../../core/properties/property-path.ts';

const isUnset = (properties: Properties, path: string): boolean => {
  const value = valueAt(properties, path.split('.')) ?? '';
  return value === '' || (Array.isArray(value) && value.length === 0);
};

/** The list of child widgets in a widget's settings; null if it has none. */
export function itemList(widget: string): ControlOf<'items'> | null {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const control = controls.find(({ kind }) => kind === 'items');
  // The list in an item's settings has its siblings.
  return control?.kind === 'items' && control.item !== widget ? control : null;
}

/** Whether a widget shows nothing to visitors until the owner adds content. */
export function isEmptyWidget(
  { widget, properties, children }: Pick<DocumentNode, 'widget' | 'properties' | 'children'>,
  lookup: RulesLookup,
): boolean {
  const placeholder = INSPECTORS[widget]?.placeholder;
  if (placeholder) return isUnset(properties, placeholder.path);
  const acceptsAny = lookup(widget)?.children?.accepts === 'any';
  return (acceptsAny || itemList(widget) !== null) && children.length === 0;
}
