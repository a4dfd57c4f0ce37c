/** Paths of the blog's feeds, by format. */
export const FEED_PATHS = { rss: '/feed.xml', json: '/feed.json' } as const;
export type FeedFormat = keyof typeof FEED_PATHS;
