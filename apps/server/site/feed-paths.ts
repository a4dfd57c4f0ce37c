import { TOPIC_KINDS, type TopicRef, topicRef } from '@plinth/model';

/** Paths of the blog's feeds, by format. */
export const FEED_PATHS = { rss: '/feed.xml', json: '/feed.json' } as const;
export type FeedFormat = keyof typeof FEED_PATHS;

/** The path or URL of a feed with the posts of a topic. */
export const topicFeedPath = (path: string, { kind, slug }: TopicRef): string =>
  `${path}?${kind}=${slug}`;

/** The topic in a feed's query. Null if it's invalid, undefined if there is none. */
export function requestedTopic(query: {
  readonly [name: string]: unknown;
}): TopicRef | null | undefined {
  const kinds = TOPIC_KINDS.filter((kind) => query[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  if (kinds.length > 1) return null;
  return topicRef.safeParse({ kind, slug: query[kind] }).data ?? null;
}
