import type { DataRequest, DataResult, DataSourceName } from '@plinth/model';
import { LOADERS } from './loaders.gen.ts';
import type { LoadSiteData, SiteLoadPorts } from './site-loader.ts';

export type LoadedData = { readonly request: DataRequest; readonly result: DataResult | null };

/** Loads requests of any source with one call per loader. Results are in request order. */
export async function loadData(
  requests: readonly DataRequest[],
  ports: SiteLoadPorts,
): Promise<readonly LoadedData[]> {
  const results = new Map<DataRequest, DataResult | null>();
  const names = new Set(requests.map(({ source }) => source));
  const loadSource = async (name: DataSourceName): Promise<void> => {
    const own = requests.filter(({ source }) => source === name);
    const load = LOADERS[name] as LoadSiteData<DataSourceName>;
    const loaded = await load(own, ports);
    for (const [index, request] of own.entries()) results.set(request, loaded[index] ?? null);
  };
  await Promise.all([...names].map(loadSource));
  return requests.map((request) => ({ request, result: results.get(request) ?? null }));
}
