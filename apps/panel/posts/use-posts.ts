import { useQuery } from '@tanstack/react-query';
import { loadAll } from '../data/load-all.ts';
import { client } from '../rpc/client.ts';

/** The latest posts, for choices. */
export const usePosts = () =>
  useQuery({
    queryKey: ['PostsService', 'choices'],
    queryFn: () =>
      loadAll((place) =>
        client.PostsService.getList({ ...place, sort: 'created', direction: 'desc' }),
      ),
  }).data;
