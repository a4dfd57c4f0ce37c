import {
  type DataRequest,
  type DataResult,
  dataKey,
  type GetData,
  type Reference,
} from '@plinth/model';
import { type PageSections, pageRequests, referenceRequests, resultRequests } from '@plinth/render';
import type { PageContext } from '@plinth/widgets/kit';
import { readFact } from './fact.source.ts';
import { readIcon } from './icon.source.ts';
import { loadData } from './load-data.ts';
import type { SiteLoadPorts } from './site-loader.ts';
import { publicUrl } from './url.source.ts';

export type PageDataInput = {
  readonly sections: PageSections;
  readonly page: PageContext;
  /** References of the page record itself. */
  readonly references: readonly Reference[];
};

/** Links and texts ask for these while they're rendered. */
const isInMemory = ({ source }: DataRequest): boolean =>
  source === 'url' || source === 'fact' || source === 'icon';

/**
 * Loads all data of a page before it's rendered: what its widgets request and its documents
 * reference, then what the results reference. One query per source and round.
 */
export async function loadPageData(
  { sections, page, references }: PageDataInput,
  ports: SiteLoadPorts,
): Promise<GetData> {
  const { header, content, footer } = sections;
  const found = new Map<string, DataResult | null>();
  const load = async (requests: readonly DataRequest[]) => {
    const missing = requests.filter(
      (request) => !isInMemory(request) && !found.has(dataKey(request)),
    );
    const loaded = await loadData(missing, ports);
    for (const { request, result } of loaded) found.set(dataKey(request), result);
    return loaded;
  };
  const first = await load([
    ...pageRequests([header, content, footer], page),
    ...referenceRequests(references),
  ]);
  await load(
    first.flatMap(({ request, result }) => (result ? resultRequests(request, result) : [])),
  );
  const get = (request: DataRequest): DataResult | null => {
    if (request.source === 'url') return publicUrl(request, ports);
    if (request.source === 'fact') return readFact(request, ports);
    if (request.source === 'icon') return readIcon(request);
    return found.get(dataKey(request)) ?? null;
  };
  return get as GetData;
}
