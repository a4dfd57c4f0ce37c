import { client } from '../rpc/client.ts';

/** The query for a slug of a post, which has no id yet if it is new. */
export const postSlugCheck = (postId?: number) => (url: string) => {
  const params = { url, ...(postId ? { id: postId } : {}) };
  return {
    queryKey: ['PostsService', 'url', params],
    queryFn: () => client.PostsService.checkUrl(params),
  };
};
