import type { PostsPort } from '@plinth/editor';
import { client } from '../../rpc/client.ts';

export const postsPort: PostsPort = {
  list: async () => {
    const query = { sort: 'created', direction: 'desc', count: 200 } as const;
    const { items } = await client.PostsService.getList(query);
    return items.map(({ id, name }) => ({ id, name }));
  },
  topics: async () => (await client.PostsService.getTopics()).items,
};
