import type { Choice } from '../choice.ts';
import type { PostsPort, TopicChoice } from './port.ts';

/** `posts` are in the order of the list. */
export const fakePosts = (
  posts: readonly Choice[] = [],
  topics: readonly TopicChoice[] = [],
): PostsPort => ({
  list: async () => posts,
  topics: async () => topics,
});
