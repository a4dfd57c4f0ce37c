import { formatDate, topicsOf, type WidgetNode } from '@plinth/model';
import { readingMinutes } from '../../documents/reading-time.ts';
import { readPublishedPosts } from '../../features/posts/published-posts.ts';
import { parseShared } from '../../storage/database/shared-json.ts';
import { fromRow } from '../../storage/records/records.ts';
import { showTopic } from './shown-topic.ts';
import type { LoadSiteData, SiteLoadPorts } from './site-loader.ts';

/** The newest post, which stands for all in their template. */
async function newestPost(ports: SiteLoadPorts): Promise<number | null> {
  ports.tag('location:post:*');
  const [post] = await readPublishedPosts(ports, { count: 1 });
  return post?.id ?? null;
}

export const load: LoadSiteData<'post'> = async (requests, ports) => {
  const { db, tag, now, facts } = ports;
  tag('setting:blog');
  tag('setting:general');
  tag('account:*');
  const newest = requests.some(({ id }) => id === null) ? await newestPost(ports) : null;
  const ids = requests.flatMap(({ id }) => id ?? newest ?? []);
  for (const id of ids) tag(`post:${id}`);
  const hasDocuments = requests.some(({ has_reading_time }) => has_reading_time);
  const rows = await db
    .selectFrom('post')
    .leftJoin('account', 'account.id', 'post.author_id')
    .selectAll('post')
    .select('account.name as author')
    .$if(hasDocuments, (posts) =>
      posts.leftJoin('section', 'section.id', 'post.content_id').select('section.document'),
    )
    .where('post.id', 'in', ids)
    .execute();
  const posts = new Map(rows.map((row) => [Number(row.id), row]));
  if (hasDocuments) for (const { content_id } of rows) tag(`section:${Number(content_id)}`);
  const { blog, general } = facts.settings;
  const { time_zone: timeZone, html_lang: language } = general;
  return requests.map(({ id, date_format, has_reading_time }) => {
    const post = posts.get(id ?? newest ?? 0);
    if (!post) return null;
    const time = post.published_at === null ? now : Number(post.published_at);
    const format = date_format || blog.date_format;
    return {
      name: post.name,
      published_at: new Date(time).toISOString(),
      date: formatDate(time, format, { timeZone, language }),
      author: post.author,
      topics: topicsOf(fromRow('post', post)).map((topic) => showTopic(topic, ports)),
      reading_minutes: has_reading_time
        ? readingMinutes(parseShared(String(post.document)) as WidgetNode)
        : null,
    };
  });
};
