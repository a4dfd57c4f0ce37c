import type { PostSummary } from '@plinth/contract';
import { datedStatus, nextStatus, type PageStatus } from '@plinth/model';

/** A published post whose time has not come yet is scheduled. */
export const shownStatus = (post: Pick<PostSummary, 'status' | 'published_at'>): PageStatus =>
  nextStatus({ ...post, status: datedStatus(post) }, new Date().toISOString());

/** Where visitors see a post; null while they don't. */
export const liveUrlOf = (post: PostSummary): string | null =>
  shownStatus(post) === 'publish' ? post.full_url : null;
