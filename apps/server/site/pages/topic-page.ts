import type { TopicRef } from '@plinth/model';
import type { PageFacts, PageSections, PageSite } from '@plinth/render';
import { listsAllPosts, withPostList } from '../../features/posts/blog-documents.ts';
import { pathOf, topicLocation } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { topicFeedPath } from '../feed-paths.ts';
import { absolute } from './page-facts.ts';

/** The archive of a topic: the blog page, whose list has the posts with it only. */

export type NamedTopic = TopicRef & { readonly name: string };

/** An archive has a list of posts, even if the blog page has none. */
export const withList = (sections: PageSections): PageSections =>
  sections.content && !listsAllPosts(sections.content)
    ? { ...sections, content: withPostList(sections.content) }
    : sections;

/** An archive has a title and a URL of its own. */
export function withTopic(
  page: PageFacts,
  topic: NamedTopic | undefined,
  facts: SiteFacts,
): PageFacts {
  const location = topic && topicLocation(facts, topic);
  if (!location || page.full_url === null) return page;
  const full_url = absolute(facts.settings.general.address, pathOf(location, facts));
  return {
    ...page,
    ...{ name: topic.name, full_url, canonical_url: '' },
    ...{ seo_title: `${topic.name} – ${page.name}`, seo_description: '' },
    breadcrumbs: [...page.breadcrumbs, { name: topic.name, full_url }],
  };
}

/** An archive names its own feed. */
export const withTopicFeed = (site: PageSite, topic: TopicRef | undefined): PageSite =>
  topic && site.feed_url !== null
    ? { ...site, feed_url: topicFeedPath(site.feed_url, topic) }
    : site;
