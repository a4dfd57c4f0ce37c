import { type DocumentNode, type DocumentReader, documentReferences } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';

/** What is used: a preset of a widget, or a text style. */
export type Used =
  | { readonly preset: { readonly widget_name: string; readonly class_name: string } }
  | { readonly textStyle: string };

type Lookup = EditorSession['lookup'];

const known = new WeakMap<DocumentNode, readonly string[]>();

/** Class names of the text styles in a widget, one per use. */
function textStylesOf(node: DocumentNode, lookup: Lookup): readonly string[] {
  const cached = known.get(node);
  if (cached) return cached;
  const { id, widget, properties } = node;
  const found = documentReferences({ id, widget, properties, children: [] }, lookup).flatMap(
    ({ kind, id: name }) => (kind === 'text_style' ? [String(name)] : []),
  );
  known.set(node, found);
  return found;
}

/** Number of uses in the open document and its shared sections, counted as on the server. */
export function countUses({ nodes }: DocumentReader, used: Used, lookup: Lookup): number {
  let count = 0;
  for (const node of nodes.values()) {
    if ('textStyle' in used)
      count += textStylesOf(node, lookup).filter((name) => name === used.textStyle).length;
    else if (
      node.widget === used.preset.widget_name &&
      (node.properties.preset ?? 'default') === used.preset.class_name
    )
      count += 1;
  }
  return count;
}
