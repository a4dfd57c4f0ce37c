import { type DataResult, formatDate } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { readPublishedPosts } from './published-posts.ts';

type Item = DataResult<'posts'>['items'][number];

export const load: LoadData<'posts'> = async (requests, ports) => {
  const { db, tag } = ports;
  tag('location:post:*');
  tag('setting:blog');
  tag('setting:general');
  const maxCount = Math.max(...requests.map(({ count }) => count));
  const posts = await readPublishedPosts(ports, maxCount + 1);
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
