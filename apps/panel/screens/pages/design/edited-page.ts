import type { PageRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';
import { isPublic } from '@plinth/model';

/** What the editor shows of a page. */
export const editedPage = (page: PageRecord): EditedOwner => {
  const { id, name, status, published_at, full_url, service } = page;
  const liveUrl = isPublic(page, new Date().toISOString()) ? full_url : null;
  return { kind: 'page', id, name, status, published_at, service, liveUrl };
};
