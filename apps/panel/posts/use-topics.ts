import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** The categories and tags of posts. Undefined until they are loaded. */
export const useTopics = () =>
  useQuery({
    queryKey: ['PostsService', 'topics'],
    queryFn: async () => (await client.PostsService.getTopics()).items,
  }).data;
