import {
  documentReferences,
  mapDocumentReferences,
  mapRichText,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { type KnownIds, keyOf, toIds } from '../themes/references.ts';

/** Values for the keys in a block's document. */
export type Filling = KnownIds & { readonly siteName: string };

const SITE_NAME = /@site\/name/g;

const ESCAPES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Keys of the images that a block shows. */
export const picturesIn = (document: WidgetNode): readonly string[] => [
  ...new Set(
    documentReferences(document, widgetDefinition)
      .filter(({ kind }) => kind === 'media')
      .flatMap((reference) => keyOf(reference) ?? []),
  ),
];

const named = (node: WidgetNode, siteName: string): WidgetNode => {
  const schema = widgetDefinition(node.widget)?.properties;
  const withName = (html: string) => html.replace(SITE_NAME, () => escaped(siteName));
  return {
    ...node,
    properties: schema ? mapRichText(schema, node.properties, withName) : node.properties,
    children: node.children.map((child) => named(child, siteName)),
  };
};

/**
 * Replaces keys in a block's document with ids of this site. Without a menu, menu references become
 * null.
 */
export function fillIn(document: WidgetNode, { siteName, ...ids }: Filling): WidgetNode {
  const resolve = toIds(ids);
  return mapDocumentReferences(named(document, siteName), widgetDefinition, (reference) =>
    reference.kind === 'menu' && ids.menu.size === 0 ? null : resolve(reference),
  );
}
