import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** The id of the home page. Undefined while it loads. */
export const useHomePage = (): number | undefined =>
  useQuery({
    queryKey: ['PagesService', 'home'],
    queryFn: async () => (await client.PagesService.getTree({})).items,
  }).data?.find(({ is_home }) => is_home)?.id;
