import {
  DEFAULT_PRESET,
  type DocumentNode,
  type DocumentReader,
  documentReferences,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/** What is used: a preset of a widget, or a text style. */
export type Used =
  | { readonly preset: { readonly widget_name: string; readonly class_name: string } }
  | { readonly textStyle: string };

const known = new WeakMap<DocumentNode, readonly string[]>();

/** Class names of the text styles in a widget, one per use. */
function textStylesOf(node: DocumentNode): readonly string[] {
  const cached = known.get(node);
  if (cached) return cached;
  const { id, widget, properties } = node;
  const found = documentReferences(
    { id, widget, properties, children: [] },
    widgetDefinition,
  ).flatMap(({ kind, id: name }) => (kind === 'text_style' ? [String(name)] : []));
  known.set(node, found);
  return found;
}

/** Number of uses in the open document and its shared sections, counted as on the server. */
export function countUses({ nodes }: Pick<DocumentReader, 'nodes'>, used: Used): number {
  let count = 0;
  for (const node of nodes.values()) {
    if ('textStyle' in used)
      count += textStylesOf(node).filter((name) => name === used.textStyle).length;
    else if (
      node.widget === used.preset.widget_name &&
      (node.properties.preset ?? DEFAULT_PRESET) === used.preset.class_name
    )
      count += 1;
  }
  return count;
}
