import {
  headingLevels,
  mapRichText,
  richTextsIn,
  type WidgetNode,
  withoutMainHeadings,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';

/** Whether the open page has a main heading, an h1. */
export const hasMainHeading = ({ store, lookup }: EditorSession): boolean =>
  [...store.reader.nodes.values()].some(({ widget, properties }) => {
    const schema = lookup(widget)?.properties;
    const texts = schema ? richTextsIn(schema, properties) : [];
    return texts.some((html) => headingLevels(html).includes(1));
  });

/** The tree with an h2 in place of each h1. */
export function withoutMainHeading(tree: WidgetNode, lookup: EditorSession['lookup']): WidgetNode {
  const schema = lookup(tree.widget)?.properties;
  return {
    ...tree,
    ...(schema && { properties: mapRichText(schema, tree.properties, withoutMainHeadings) }),
    children: tree.children.map((child) => withoutMainHeading(child, lookup)),
  };
}
