import type { EditedKind } from '../../../../document-editor/edited-kind.ts';
import { MISSING_POST } from '../../../../posts/missing-post.ts';
import { liveUrlOf, shownStatus } from '../../../../posts/post-data.ts';
import { client } from '../../../../rpc/client.ts';

/** Opens posts in the editor. */
export const postKind: EditedKind = {
  kind: 'post',
  pageType: 'blog.post',
  service: client.PostsService,
  open: async (id) => {
    const { post, ...design } = await client.PostsService.getDesign({ id });
    const { name, published_at } = post;
    const status = shownStatus(post);
    const owner = {
      kind: 'post',
      id,
      name,
      status,
      published_at,
      service: null,
      liveUrl: liveUrlOf(post),
    } as const;
    return { owner, design, header_id: null, footer_id: null };
  },
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
