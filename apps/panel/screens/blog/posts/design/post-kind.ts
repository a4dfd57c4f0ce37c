import { lazyComponent } from '@plinth/ui';
import type { EditedKind } from '../../../../document-editor/edited-kind.ts';
import { MISSING_POST } from '../../../../posts/missing-post.ts';
import { client } from '../../../../rpc/client.ts';
import { editedPost } from './edited-post.ts';

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
  Settings: lazyComponent(
    async () => (await import('./edited-post-settings.tsx')).EditedPostSettings,
  ),
  queryKey: ['PostsService'],
};
