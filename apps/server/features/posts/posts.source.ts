import { type DataRequest, formatDate } from '@plinth/model';
import type { LoadData, LoadPorts } from '../../documents/data-loader.ts';
import { readBlog, readGeneral } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { readCenter, readNeighbors, readRelated, type Side } from './around-post.ts';
import { listedPost, readPublishedPosts } from './published-posts.ts';

type Request = DataRequest<'posts'>;
type Selected = { readonly post: StoredPost; readonly side: Side | null };

const withoutSide = (posts: readonly StoredPost[]): Selected[] =>
  posts.map((post) => ({ post, side: null }));

/** What is around the post of each request. */
async function selectAround(
  { select, except, count }: Request,
  ports: LoadPorts,
): Promise<readonly Selected[]> {
  const center = await readCenter(ports, except);
  if (!center) return [];
  if (select === 'neighbors') return readNeighbors(ports, center);
  // Any post can get one of its topics.
  ports.tag('post:*');
  return withoutSide(await readRelated(ports, center, count));
}

export const load: LoadData<'posts'> = async (requests, ports) => {
  const { db, tag } = ports;
  tag('location:post:*');
  tag('setting:blog');
  tag('setting:general');
  const counts = requests.flatMap(({ select, count }) => (select === 'newest' ? count : []));
  const newest =
    counts.length === 0 ? [] : await readPublishedPosts(ports, { count: Math.max(...counts) + 1 });
  const { date_format } = await readBlog(db);
  const { time_zone: timeZone, html_lang: language } = await readGeneral(db);
  const dateOf = (time: number) => formatDate(time, date_format, { timeZone, language });
  return Promise.all(
    requests.map(async (request) => {
      const { select, count, except } = request;
      const selected =
        select === 'newest'
          ? withoutSide(newest.filter(({ id }) => id !== except).slice(0, count))
          : await selectAround(request, ports);
      for (const { post } of selected) tag(`post:${post.id}`);
      const items = selected.map(({ post, side }) => ({ ...listedPost(post, dateOf), side }));
      return { select, items };
    }),
  );
};
