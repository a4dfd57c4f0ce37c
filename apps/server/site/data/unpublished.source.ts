import { isVisible } from '../../features/document-owners/owner-index.ts';
import { locationTag } from '../cache/tags.ts';
import type { LoadSiteData } from './site-loader.ts';

export const load: LoadSiteData<'unpublished'> = async (requests, { facts, now, tag }) =>
  requests.map(({ id }) => {
    tag(locationTag({ kind: 'page', id }));
    const page = facts.indexes.page.get(id);
    return page && !isVisible(page, now) ? { status: page.status } : null;
  });
