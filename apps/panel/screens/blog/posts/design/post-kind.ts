import type { PostRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';
import type { EditedKind } from '../../../../document-editor/edited-kind.ts';
import { MISSING_POST } from '../../../../posts/missing-post.ts';
import { liveUrlOf, shownStatus } from '../../../../posts/post-data.ts';
import { client } from '../../../../rpc/client.ts';

/** What the editor shows of a post. */
const editedPost = (post: PostRecord): EditedOwner => {
  const { id, name, published_at } = post;
  const status = shownStatus(post);
  return { kind: 'post', id, name, status, published_at, service: null, liveUrl: liveUrlOf(post) };
};

/** Opens posts in the editor. */
export const postKind: EditedKind = {
  kind: 'post',
  pageType: 'blog.post',
  service: client.PostsService,
  open: async (id) => {
    const { post, ...design } = await client.PostsService.getDesign({ id });
    return { owner: editedPost(post), design, header_id: null, footer_id: null };
  },
  readOwner: async (id) => editedPost(await client.PostsService.get({ id })),
  ownSection: null,
  publish: async (id) => {
    const { revision } = await client.PostsService.get({ id });
    const item = { id, status: 'publish', published_at: null } as const;
    return (await client.PostsService.save({ item, revision })).full_url;
  },
  missing: MISSING_POST,
  list: '/blog/',
  settings: (id) => `/blog/posts/${id}/settings/`,
  Settings: null,
  queryKey: ['PostsService'],
};
