import { DATA_SOURCES, type DataSourceName } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';

export const MAX_DATA_REQUESTS = 50;

type Source = (typeof DATA_SOURCES)[DataSourceName];
type AtLeastOne<T> = [T, ...T[]];

const definitions: readonly Source[] = Object.values(DATA_SOURCES);
const requests = definitions.map(({ request }) => request) as AtLeastOne<Source['request']>;
const results = definitions.map(({ result }) => result) as AtLeastOne<Source['result']>;

export const DataService = defineService({
  /**
   * Data that widgets show, as visitors would see it now. Results are in request order. Null if a
   * record is deleted or hidden.
   */
  get: {
    capability: 'pages.read',
    params: z.strictObject({
      requests: z.array(z.discriminatedUnion('source', requests)).max(MAX_DATA_REQUESTS),
    }),
    result: z.strictObject({ results: z.array(z.union(results).nullable()) }),
  },
});
