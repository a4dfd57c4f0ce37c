import { formatDate } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';
import { listedPost, readPublishedPosts } from './published-posts.ts';

export const load: LoadData<'posts'> = async (requests, ports) => {
  const { db, tag } = ports;
  tag('location:post:*');
  tag('setting:blog');
  tag('setting:general');
  const maxCount = Math.max(...requests.map(({ count }) => count));
  const posts = await readPublishedPosts(ports, { count: maxCount + 1 });
  const { date_format } = await readBlog(db);
  const { time_zone: timeZone, html_lang: language } = await readGeneral(db);
  const dateOf = (time: number) => formatDate(time, date_format, { timeZone, language });
  return requests.map(({ count, except }) => {
    const visiblePosts = posts.filter(({ id }) => id !== except).slice(0, count);
    for (const { id } of visiblePosts) tag(`post:${id}`);
    return { items: visiblePosts.map((post) => listedPost(post, dateOf)) };
  });
};
