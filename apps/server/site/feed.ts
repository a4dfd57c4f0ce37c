import { type TopicRef, topicsOf } from '@plinth/model';
import { plainText } from '@plinth/render';
import { Feed, type Item } from 'feed';
import { readPublishedPosts } from '../features/posts/published-posts.ts';
import { findPublishedTopic } from '../features/posts/published-topics.ts';
import type { StoredPost } from '../storage/database/record-types.ts';
import { publicPath, topicPath } from './facts/locations.ts';
import { type FeedContentPorts, renderFeedContent } from './feed-content.ts';
import { FEED_PATHS, type FeedFormat, topicFeedPath } from './feed-paths.ts';
import { absolute } from './pages/page-facts.ts';
import type { SiteFilePorts } from './sitemap.ts';

/** Number of posts in a feed, the newest. */
export const FEED_POSTS = 50;

/** Characters that XML can't contain, even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const xmlText = (text: string): string => text.replace(NOT_XML, '');

const authorNames = async ({ db }: SiteFilePorts): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await db.selectFrom('account').select(['id', 'name']).execute()).map(({ id, name }) => [
      Number(id),
      name,
    ]),
  );

type FeedRequest = {
  readonly format: FeedFormat;
  /** Only posts with it. */
  readonly topic?: TopicRef | undefined;
};

const summaryOf = ({ short_description, seo_description }: StoredPost): string =>
  plainText(short_description) || seo_description;

const itemOf = (post: StoredPost, link: string): Item => ({
  id: link,
  link,
  title: xmlText(post.name),
  description: xmlText(summaryOf(post)),
  category: topicsOf(post).map(({ name }) => ({ name: xmlText(name) })),
  date: new Date(post.modified),
  published: new Date(post.published_at ?? post.created),
});

const withContent = (html: string) => (html === '' ? {} : { content: xmlText(html) });

const withAuthor = (name: string | undefined) =>
  name === undefined ? {} : { author: [{ name: xmlText(name) }] };

export type FeedPorts = SiteFilePorts & Pick<FeedContentPorts, 'text' | 'onBroken'>;

/** The blog's latest posts for feed readers. Undefined without a blog page. */
export async function renderFeed(
  ports: FeedPorts,
  { format, topic }: FeedRequest,
): Promise<string | undefined> {
  const { facts, recorder } = ports;
  for (const tag of ['setting:general', 'setting:blog', 'post:*', 'location:post:*'] as const)
    recorder.tag(tag);
  recorder.tag('account:*');
  const { general, blog } = facts.settings;
  const page = facts.pages.get(blog.blog_page_id ?? 0);
  if (!page) return undefined;
  const url = (path: string) => absolute(general.address, path);
  const loadPorts = { ...ports, ...recorder };
  const named = topic && (await findPublishedTopic(loadPorts, topic));
  if (topic && !named) return undefined;
  const posts = await readPublishedPosts(loadPorts, { count: FEED_POSTS, topic: topic ?? null });
  const authors = await authorNames(ports);
  const home = url((topic && topicPath(topic, ports)) ?? '/');
  const feedUrl = (of: FeedFormat) => {
    const feedPath = url(FEED_PATHS[of]);
    return topic ? topicFeedPath(feedPath, topic) : feedPath;
  };
  const feed = new Feed({
    id: home,
    link: home,
    title: xmlText(named ? `${named.name} – ${general.site_name}` : general.site_name),
    description: xmlText(page.name),
    language: general.html_lang,
    generator: false,
    ...(posts[0] && { updated: new Date(posts[0].published_at ?? posts[0].modified) }),
    feedLinks: { rss: feedUrl('rss'), json: feedUrl('json') },
  });
  for (const post of posts) {
    const path = publicPath({ kind: 'post', id: post.id }, ports);
    if (path === null) continue;
    const content =
      blog.feed_content === 'full' ? await renderFeedContent(post, url(path), loadPorts) : '';
    const name = authors.get(post.author_id ?? 0);
    feed.addItem({ ...itemOf(post, url(path)), ...withContent(content), ...withAuthor(name) });
  }
  return format === 'rss' ? feed.rss2() : feed.json1();
}
