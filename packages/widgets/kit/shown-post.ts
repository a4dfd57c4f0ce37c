import type { DataRequest, Owner } from '@plinth/model';

/** Asks for the post that contains a widget, or in the template of posts, for the newest one. */
export function shownPost(
  owner: Owner | null,
  { date_format = '', has_reading_time = false }: Partial<Omit<DataRequest<'post'>, 'source'>> = {},
): DataRequest<'post'> | null {
  const request = { source: 'post', date_format, has_reading_time } as const;
  if (owner?.kind === 'post') return { ...request, id: owner.id };
  return owner?.kind === 'blog_template' ? { ...request, id: null } : null;
}
