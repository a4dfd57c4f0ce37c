import { type Client, MAX_DATA_REQUESTS, type MediaRecord } from '@plinth/contract';
import { createSite, type PagePlace, pageRequests, resultRequests } from '@plinth/editor';
import {
  type DataRequest,
  type DataResult,
  dataKey,
  type GetData,
  type WidgetNode,
} from '@plinth/model';
import type { QueryClient } from '@tanstack/react-query';
import { createBatch } from './batch.ts';
import { createOnDemand, type Loaded } from './on-demand.ts';

/** The queries of everything that pages show. */
export const PAGE_DATA_KEY = ['page-data'] as const;

const keyOf = (request: DataRequest) => [...PAGE_DATA_KEY, dataKey(request)];

export type PageDataInput = {
  readonly queries: QueryClient;
  readonly client: Pick<Client, 'DataService'>;
  readonly place: PagePlace;
  /** The documents that are shown first. */
  readonly trees: readonly WidgetNode[];
};

export type LoadedPageData = Loaded<DataRequest, DataResult | null>;

/** What a page and its widgets show, as the server has it for visitors. */
export function openPageData({ queries, client, place, trees }: PageDataInput) {
  const load = createBatch<DataRequest, DataResult | null>({
    load: async (requests) => (await client.DataService.get({ requests: [...requests] })).results,
    max: MAX_DATA_REQUESTS,
  });
  return createOnDemand<DataRequest, DataResult | null>(queries, {
    ...{ idOf: dataKey, keyOf, load },
    first: pageRequests(trees, place),
    follow: (request, result) => (result ? resultRequests(request, result) : []),
  });
}

/** The site around a page as views see it in the panel, where no frame of another site runs. */
export const panelSite = ({ get }: LoadedPageData, place: PagePlace) =>
  createSite({ get: get as GetData, place, runsFrames: false });

/** Shows a file that was chosen or uploaded at once. */
export function keepFile(queries: QueryClient, file: MediaRecord): void {
  const { id, name, url, mime_type, width, height, title, alt, focal_point, renditions } = file;
  const shown: DataResult<'media'> = {
    ...{ id, name, url, mime_type, width, height, title, alt, focal_point, renditions },
  };
  queries.setQueryData(keyOf({ source: 'media', id }), shown);
}
