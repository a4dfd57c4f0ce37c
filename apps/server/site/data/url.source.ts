import type { DataRequest, DataResult, Owner } from '@plinth/model';
import { publicPath } from '../facts/locations.ts';
import type { LoadSiteData, SiteLoadPorts } from './site-loader.ts';

type UrlPorts = Pick<SiteLoadPorts, 'facts' | 'now' | 'tag' | 'expireAt'>;

function ownerOf(to: DataRequest<'url'>['to'], { facts, tag }: UrlPorts): Owner | null {
  if (to !== 'blog') return to;
  tag('setting:blog');
  const id = facts.settings.blog.blog_page_id;
  return id === null ? null : { kind: 'page', id };
}

/** Uses facts in memory, so links needn't be loaded in advance. */
export function publicUrl({ to }: DataRequest<'url'>, ports: UrlPorts): DataResult<'url'> | null {
  const { facts, now, tag, expireAt } = ports;
  const owner = ownerOf(to, ports);
  const path = owner && publicPath(owner, { facts, now, recorder: { tag, expireAt } });
  return path === null ? null : { path };
}

export const load: LoadSiteData<'url'> = async (requests, ports) =>
  requests.map((request) => publicUrl(request, ports));
