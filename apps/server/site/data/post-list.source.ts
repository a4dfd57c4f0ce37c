import { type DataRequest, type DataResult, dataKey, formatDate, topicsOf } from '@plinth/model';
import { readingMinutes } from '../../documents/reading-time.ts';
import { listedPost, readPublishedPart } from '../../features/posts/published-posts.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { publicPath, topicPath } from '../facts/locations.ts';
import { showTopic } from './shown-topic.ts';
import type { LoadSiteData, SiteLoadPorts } from './site-loader.ts';

async function authorNames(
  posts: readonly StoredPost[],
  { db }: SiteLoadPorts,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(posts.flatMap(({ author_id }) => author_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

async function loadList(
  { page, owner, topic, is_archive, has_reading_time: hasDocuments }: DataRequest<'post_list'>,
  ports: SiteLoadPorts,
): Promise<DataResult<'post_list'>> {
  const { facts, tag } = ports;
  const { blog, general } = facts.settings;
  const { posts_per_page: count, date_format } = blog;
  const place = { timeZone: general.time_zone, language: general.html_lang };
  // Any post can get the topic.
  if (topic) tag('post:*');
  const locationPorts = { ...ports, recorder: ports };
  const skip = (page - 1) * count;
  const { posts, total } = await readPublishedPart(ports, { count, skip, topic, hasDocuments });
  const authors = await authorNames(posts, ports);
  for (const { id, content_id } of posts) {
    tag(`post:${id}`);
    if (hasDocuments) tag(`section:${content_id}`);
  }
  const shownTopics = posts.flatMap(topicsOf);
  const archive =
    is_archive &&
    topic &&
    shownTopics.find(({ kind, slug }) => kind === topic.kind && slug === topic.slug);
  return {
    items: posts.map((post) => ({
      ...listedPost(post, (time) => formatDate(time, date_format, place)),
      author: authors.get(post.author_id ?? 0) ?? null,
      topics: topicsOf(post).map((one) => showTopic(one, ports)),
      reading_minutes: post.document && readingMinutes(post.document),
    })),
    ...{ page, pages: Math.max(1, Math.ceil(total / count)) },
    path:
      is_archive && topic
        ? topicPath(topic, locationPorts)
        : owner && publicPath(owner, locationPorts),
    topic: archive ? showTopic(archive, ports) : null,
  };
}

export const load: LoadSiteData<'post_list'> = async (requests, ports) => {
  for (const name of ['location:post:*', 'setting:blog', 'setting:general', 'account:*'] as const)
    ports.tag(name);
  // The links to the pages of a list don't ask for reading times, but for the same posts.
  const has_reading_time = requests.some((request) => request.has_reading_time);
  const lists = new Map<string, ReturnType<typeof loadList>>();
  const load = (request: DataRequest<'post_list'>) => {
    const key = dataKey(request);
    const list = lists.get(key) ?? loadList(request, ports);
    lists.set(key, list);
    return list;
  };
  return Promise.all(requests.map((request) => load({ ...request, has_reading_time })));
};
