import { type DataResult, formatDate } from '@plinth/model';
import type { LoadData, LoadPorts } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { fromRow } from '../../storage/records/records.ts';

type Item = DataResult<'posts'>['items'][number];

/** The latest posts that visitors can read. Also records when the next scheduled post appears. */
async function readPosts({ db, now, expireAt }: LoadPorts, count: number): Promise<StoredPost[]> {
  const published = db.selectFrom('post').where('status', '=', 'publish');
  const rows = await published
    .selectAll()
    .where((where) =>
      where.or([where('published_at', '<=', now), where('published_at', 'is', null)]),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  const { next } = await published
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirstOrThrow();
  if (next !== null) expireAt(Number(next));
  return rows.map((row) => fromRow('post', row));
}

export const load: LoadData<'posts'> = async (requests, ports) => {
  const { db, tag } = ports;
  tag('location:post:*');
  tag('setting:blog');
  tag('setting:general');
  const maxCount = Math.max(...requests.map(({ count }) => count));
  const posts = await readPosts(ports, maxCount + 1);
  const { date_format } = await readBlog(db);
  const { time_zone: timeZone, html_lang: language } = await readGeneral(db);
  const dateOf = (time: string) =>
    formatDate(Date.parse(time), date_format, { timeZone, language });
  const itemOf = ({ id, name, published_at, short_description, ...post }: StoredPost): Item => ({
    ...{ post_id: id, name, published_at, short_description },
    date: published_at === null ? '' : dateOf(published_at),
    ...{ image_id: post.image_id, image_title: post.image_title, image_alt: post.image_alt },
  });
  return requests.map(({ count, except }) => {
    const visiblePosts = posts.filter(({ id }) => id !== except).slice(0, count);
    for (const { id } of visiblePosts) tag(`post:${id}`);
    return { items: visiblePosts.map(itemOf) };
  });
};
