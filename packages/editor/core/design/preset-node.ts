import { type Action, type DocumentNode, type Properties, setProperties } from '@plinth/model';
import type { PropertyChange } from '../properties/property-path.ts';
import { DESIGN_KIND, presetOf } from './design-tree.ts';

/**
 * What settings read: a preset as the widget that it's for, with its style as properties; widgets
 * as they are.
 */
export function styledWidget(node: DocumentNode): DocumentNode {
  if (node.widget !== DESIGN_KIND.preset) return node;
  const { widget_name: widget, properties } = presetOf(node);
  return { ...node, widget, properties };
}

/** The action that changes the properties of a widget, or the style of a preset. */
export function changeStyled(node: DocumentNode, { set, unset }: PropertyChange): Action {
  if (node.widget !== DESIGN_KIND.preset) return setProperties(node.id, set, unset);
  const style = Object.entries({ ...presetOf(node).properties, ...set });
  const rest = style.filter(([name]) => !unset.includes(name));
  return setProperties(node.id, { style: Object.fromEntries(rest) as Properties });
}
