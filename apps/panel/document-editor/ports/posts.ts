import type { PostsPort } from '@plinth/editor';
import { loadAll } from '../../data/load-all.ts';
import { client } from '../../rpc/client.ts';

export const postsPort: PostsPort = {
  list: async () => {
    const posts = await loadAll((place) =>
      client.PostsService.getList({ ...place, sort: 'created', direction: 'desc' }),
    );
    return posts.map(({ id, name }) => ({ id, name }));
  },
  topics: async () => (await client.PostsService.getTopics()).items,
};
