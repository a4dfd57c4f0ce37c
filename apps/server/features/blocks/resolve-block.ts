import {
  documentReferences,
  mapDocumentReferences,
  mapRichText,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { type KnownIds, keyOf, toIds } from '../themes/references.ts';

/** Values for the keys in a block's document. */
export type BlockValues = KnownIds & { readonly siteName: string };

const SITE_NAME = /@site\/name/g;

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Keys of the images that a block shows. */
export const imageKeys = (document: WidgetNode): readonly string[] => [
  ...new Set(
    documentReferences(document, widgetDefinition)
      .filter(({ kind }) => kind === 'media')
      .flatMap((reference) => keyOf(reference) ?? []),
  ),
];

const withSiteName = (node: WidgetNode, siteName: string): WidgetNode => {
  const schema = widgetDefinition(node.widget)?.properties;
  const insertName = (html: string) => html.replace(SITE_NAME, () => escapeText(siteName));
  return {
    ...node,
    properties: schema ? mapRichText(schema, node.properties, insertName) : node.properties,
    children: node.children.map((child) => withSiteName(child, siteName)),
  };
};

/**
 * Replaces keys in a block's document with ids of this site. Without a menu, menu references become
 * null.
 */
export function resolveBlock(document: WidgetNode, { siteName, ...ids }: BlockValues): WidgetNode {
  const resolve = toIds(ids);
  return mapDocumentReferences(withSiteName(document, siteName), widgetDefinition, (reference) =>
    reference.kind === 'menu' && ids.menu.size === 0 ? null : resolve(reference),
  );
}
