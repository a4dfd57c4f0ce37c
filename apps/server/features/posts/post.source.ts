import { formatDate } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';

export const load: LoadData<'post'> = async (requests, { db, tag, now }) => {
  tag('setting:blog');
  tag('setting:general');
  tag('account:*');
  const ids = requests.map(({ id }) => id);
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
    const post = posts.get(id);
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
