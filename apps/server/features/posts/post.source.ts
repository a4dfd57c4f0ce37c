import { formatDate } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';
import { readPublishedPosts } from './published-posts.ts';

type Ports = Parameters<LoadData<'post'>>[1];

/** The newest post, which stands for all in their template. */
async function newestPost(ports: Ports): Promise<number | null> {
  ports.tag('location:post:*');
  const [post] = await readPublishedPosts(ports, { count: 1 });
  return post?.id ?? null;
}

export const load: LoadData<'post'> = async (requests, ports) => {
  const { db, tag, now } = ports;
  tag('setting:blog');
  tag('setting:general');
  tag('account:*');
  const newest = requests.some(({ id }) => id === null) ? await newestPost(ports) : null;
  const ids = requests.flatMap(({ id }) => id ?? newest ?? []);
  for (const id of ids) tag(`post:${id}`);
  const rows = await db
    .selectFrom('post')
    .leftJoin('account', 'account.id', 'post.author_id')
    .select(['post.id', 'post.name', 'post.published_at', 'account.name as author'])
    .where('post.id', 'in', ids)
    .execute();
  const posts = new Map(rows.map((row) => [Number(row.id), row]));
  const blog = await readBlog(db);
  const { time_zone: timeZone, html_lang: language } = await readGeneral(db);
  return requests.map(({ id, date_format }) => {
    const post = posts.get(id ?? newest ?? 0);
    if (!post) return null;
    const time = post.published_at === null ? now : Number(post.published_at);
    const format = date_format || blog.date_format;
    return {
      name: post.name,
      published_at: new Date(time).toISOString(),
      date: formatDate(time, format, { timeZone, language }),
      author: post.author,
    };
  });
};
