import type { DataRequest, DataResult } from '@plinth/model';
import { factData } from '../facts/fact-data.ts';
import type { LoadSiteData, SiteLoadPorts } from './site-loader.ts';

/** Uses facts in memory, so texts and links needn't be searched for them in advance. */
export function readFact(
  { name }: DataRequest<'fact'>,
  { facts, text, tag }: Pick<SiteLoadPorts, 'facts' | 'text' | 'tag'>,
): DataResult<'fact'> | null {
  tag(`fact:${name}`);
  tag('setting:general');
  return factData(name, facts.settings, text('MODULE.SITE.OPEN_ALL_DAY'));
}

export const load: LoadSiteData<'fact'> = async (requests, ports) =>
  requests.map((request) => readFact(request, ports));
