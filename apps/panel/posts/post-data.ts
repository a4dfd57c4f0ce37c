import type { PostSummary } from '@plinth/contract';
import { datedStatus, nextStatus, type PageStatus } from '@plinth/model';

/** A published post with a future publish date is scheduled. */
export const shownStatus = (post: Pick<PostSummary, 'status' | 'published_at'>): PageStatus =>
  nextStatus({ ...post, status: datedStatus(post) }, new Date().toISOString());

/** The public URL of a post, or null while it isn't public. */
export const liveUrlOf = (post: PostSummary): string | null =>
  shownStatus(post) === 'publish' ? post.full_url : null;
