import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** A category or tag that posts have. */
export type KnownTopic = Awaited<ReturnType<typeof client.PostsService.getTopics>>['items'][number];

export const useTopicsQuery = () =>
  useQuery({
    queryKey: ['PostsService', 'topics'],
    queryFn: async () => (await client.PostsService.getTopics()).items,
  });

/** The categories and tags of posts. Undefined until they are loaded. */
export const useTopics = () => useTopicsQuery().data;
