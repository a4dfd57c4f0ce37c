import { documentReferences, mapDocumentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { type KnownIds, keyOf, toIds } from '../themes/references.ts';

/** Keys of the images that a block shows. */
export const imageKeys = (document: WidgetNode): readonly string[] => [
  ...new Set(
    documentReferences(document, widgetDefinition)
      .filter(({ kind }) => kind === 'media')
      .flatMap((reference) => keyOf(reference) ?? []),
  ),
];

/**
 * Replaces keys in a block's document with ids of this site. Without a menu, menu references become
 * null.
 */
export function resolveBlock(document: WidgetNode, ids: KnownIds): WidgetNode {
  const resolve = toIds(ids);
  return mapDocumentReferences(document, widgetDefinition, (reference) =>
    reference.kind === 'menu' && ids.menu.size === 0 ? null : resolve(reference),
  );
}
