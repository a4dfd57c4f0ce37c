import type { DataRequest, Owner } from '@plinth/model';

/** Asks for the post that contains a widget, or in the template of posts, for the newest one. */
export function shownPost(owner: Owner | null, date_format = ''): DataRequest<'post'> | null {
  if (owner?.kind === 'post') return { source: 'post', id: owner.id, date_format };
  return owner?.kind === 'blog_template' ? { source: 'post', id: null, date_format } : null;
}
