import type { PostRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';
import { liveUrlOf, shownStatus } from '../../../../posts/post-data.ts';

/** What the editor shows of a post. */
export const editedPost = (post: PostRecord): EditedOwner => {
  const { id, name, published_at } = post;
  const status = shownStatus(post);
  return { kind: 'post', id, name, status, published_at, service: null, liveUrl: liveUrlOf(post) };
};
