import {
  headingLevels,
  mapRichText,
  richTextsIn,
  type WidgetNode,
  withoutMainHeadings,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { EditorSession } from '../session/types.ts';

/** Whether the open page has a main heading, an h1. */
export const hasMainHeading = ({ store }: EditorSession): boolean =>
  [...store.reader.nodes.values()].some(({ widget, properties }) => {
    const schema = widgetDefinition(widget)?.properties;
    const texts = schema ? richTextsIn(schema, properties) : [];
    return texts.some((html) => headingLevels(html).includes(1));
  });

/** The tree with an h2 in place of each h1. */
export function withoutMainHeading(tree: WidgetNode): WidgetNode {
  const schema = widgetDefinition(tree.widget)?.properties;
  return {
    ...tree,
    ...(schema && { properties: mapRichText(schema, tree.properties, withoutMainHeadings) }),
    children: tree.children.map(withoutMainHeading),
  };
}

/** The heading of the block that titles a page, in the block as shipped. */
const PAGE_TITLE = '>Page title<';

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** The tree with the page's name in place of the heading that titles a page. */
export function withPageName(tree: WidgetNode, name: string): WidgetNode {
  const schema = widgetDefinition(tree.widget)?.properties;
  const text = name.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  const insert = (html: string) => html.replace(PAGE_TITLE, () => `>${text}<`);
  return {
    ...tree,
    ...(schema && { properties: mapRichText(schema, tree.properties, insert) }),
    children: tree.children.map((child) => withPageName(child, name)),
  };
}
