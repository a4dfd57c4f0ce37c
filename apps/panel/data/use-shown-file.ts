import { MAX_DATA_REQUESTS } from '@plinth/contract';
import { type DataRequest, type DataResult, dataKey } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { createBatch } from './batch.ts';
import { PAGE_DATA_KEY } from './page-data.ts';

const load = createBatch<DataRequest<'media'>, DataResult<'media'> | null>({
  load: async (requests) => {
    const { results } = await client.DataService.get({ requests: [...requests] });
    return results as (DataResult<'media'> | null)[];
  },
  max: MAX_DATA_REQUESTS,
});

/** A file of the library. Rows of a list load theirs in one call. Null while loading or if it's gone. */
export function useShownFile(id: number | null): DataResult<'media'> | null {
  const request: DataRequest<'media'> = { source: 'media', id: id ?? 0 };
  const { data } = useQuery({
    queryKey: [...PAGE_DATA_KEY, request.source, dataKey(request)],
    queryFn: () => load(request),
    enabled: id !== null,
  });
  return data ?? null;
}
