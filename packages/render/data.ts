import {
  type DataRequest,
  type DataResult,
  dataKey,
  dataReferences,
  documentReferences,
  OWNER_KINDS,
  type Owner,
  type Reference,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition, widgetParts } from '@plinth/widgets';
import type { PageContext } from '@plinth/widgets/kit';
import { completeProperties, type RenderedNode } from './properties.ts';

/** A widget's data request. Null if the widget needs no data. */
export const dataRequest = (node: RenderedNode, page: PageContext): DataRequest | null =>
  widgetParts(node.widget)?.data?.(completeProperties(node) as never, page) ?? null;

type Trees = readonly (WidgetNode | null)[];

const distinct = (requests: readonly DataRequest[]): readonly DataRequest[] => [
  ...new Map(requests.map((request) => [dataKey(request), request])).values(),
];

/** The data requests of all widgets in the documents, without duplicates. */
export const dataRequests = (trees: Trees, page: PageContext): readonly DataRequest[] => {
  const within = (node: WidgetNode): readonly DataRequest[] => {
    const request = dataRequest(node, page);
    return [...(request ? [request] : []), ...node.children.flatMap(within)];
  };
  return distinct(trees.flatMap((tree) => (tree === null ? [] : within(tree))));
};

const isOwner = (reference: { readonly kind: string; readonly id: unknown }): reference is Owner =>
  (OWNER_KINDS as readonly string[]).includes(reference.kind) && typeof reference.id === 'number';

export const referenceRequests = (references: readonly Reference[]): readonly DataRequest[] =>
  distinct(
    references.flatMap((reference): readonly DataRequest[] => {
      const { kind, id } = reference;
      if (kind === 'media' && typeof id === 'number') return [{ source: 'media', id }];
      return isOwner(reference)
        ? [{ source: 'url', to: { kind: reference.kind, id: reference.id } }]
        : [];
    }),
  );

/**
 * All data that documents need before they're rendered, except for references inside the results.
 * See `resultRequests`.
 */
export const pageRequests = (trees: Trees, page: PageContext): readonly DataRequest[] => [
  { source: 'site' },
  ...dataRequests(trees, page),
  ...referenceRequests(
    trees.flatMap((tree) => (tree === null ? [] : documentReferences(tree, widgetDefinition))),
  ),
];

/** Data requests for the references inside a result. */
export const resultRequests = (
  { source }: DataRequest,
  result: DataResult,
): readonly DataRequest[] => referenceRequests(dataReferences(source, result));
