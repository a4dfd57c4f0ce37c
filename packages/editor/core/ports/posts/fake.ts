import type { Choice } from '../choice.ts';
import type { PostsPort } from './port.ts';

/** `posts` are in the order of the list. */
export const fakePosts = (posts: readonly Choice[] = []): PostsPort => ({
  list: async () => posts,
});
