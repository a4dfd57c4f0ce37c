import { type Client, MAX_DATA_REQUESTS } from '@plinth/contract';
import { createSite, type PageContext, pageRequests, resultRequests } from '@plinth/editor';
import {
  type DataRequest,
  type DataResult,
  dataKey,
  FACT_NAMES,
  type GetData,
  type WidgetNode,
} from '@plinth/model';
import type { QueryClient } from '@tanstack/react-query';
import { createBatch } from './batch.ts';
import { createOnDemand, type Loaded } from './on-demand.ts';

/** Query key prefix of all data that pages show. */
export const PAGE_DATA_KEY = ['page-data'] as const;

/** Query key prefix of pictures of maps, which are made when a document is saved. */
export const MAP_DATA_KEY = [...PAGE_DATA_KEY, 'map'] as const;

const keyOf = (request: DataRequest) => [...PAGE_DATA_KEY, request.source, dataKey(request)];

export type PageDataInput = {
  readonly queries: QueryClient;
  readonly client: Pick<Client, 'DataService'>;
  readonly page: PageContext;
  /** The documents to load data for. */
  readonly trees: readonly WidgetNode[];
};

export type LoadedPageData = Loaded<DataRequest, DataResult | null>;

/** Data of a page and its widgets, the same that the server renders for visitors. */
export function openPageData({ queries, client, page, trees }: PageDataInput) {
  const load = createBatch<DataRequest, DataResult | null>({
    load: async (requests) => (await client.DataService.get({ requests: [...requests] })).results,
    max: MAX_DATA_REQUESTS,
  });
  return createOnDemand<DataRequest, DataResult | null>(queries, {
    ...{ idOf: dataKey, keyOf, load },
    // Texts and links ask for facts while they're rendered.
    first: [
      ...pageRequests(trees, page),
      ...FACT_NAMES.map((name) => ({ source: 'fact', name }) as const),
    ],
    follow: (request, result) => (result ? resultRequests(request, result) : []),
  });
}

/** Site context for views in the panel; frames of other sites don't run there. */
export const panelSite = (
  { get }: LoadedPageData,
  page: PageContext,
  labels: Pick<Parameters<typeof createSite>[0], 'factLabel' | 'statusLabel'>,
) => createSite({ get: get as GetData, page, loadsIframes: false, ...labels });

/** A file that pages show: of the library, or one that a preview brings along. */
export type ShownFile = DataResult<'media'>;

/** Caches a file so that it shows immediately: one chosen, uploaded, or only in a preview. */
export function cacheFile(queries: QueryClient, file: ShownFile): void {
  const { id, name, url, mime_type, width, height, size } = file;
  const { title, alt, focal_point, renditions } = file;
  const shown: DataResult<'media'> = {
    ...{ id, name, url, mime_type, width, height, size, title, alt, focal_point, renditions },
  };
  queries.setQueryData(keyOf({ source: 'media', id }), shown);
}
