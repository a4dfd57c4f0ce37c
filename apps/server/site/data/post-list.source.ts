import { formatDate } from '@plinth/model';
import {
  countPublishedPosts,
  listedPost,
  readPublishedPosts,
} from '../../features/posts/published-posts.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { publicPath } from '../facts/locations.ts';
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

export const load: LoadSiteData<'post_list'> = async (requests, ports) => {
  const { facts, tag } = ports;
  for (const name of ['location:post:*', 'setting:blog', 'setting:general', 'account:*'] as const)
    tag(name);
  const { blog, general } = facts.settings;
  const { posts_per_page: count, date_format } = blog;
  const place = { timeZone: general.time_zone, language: general.html_lang };
  const pages = Math.max(1, Math.ceil((await countPublishedPosts(ports)) / count));
  const pageOf = async (page: number) => {
    const posts = await readPublishedPosts(ports, { count, skip: (page - 1) * count });
    const authors = await authorNames(posts, ports);
    for (const { id } of posts) tag(`post:${id}`);
    return posts.map((post) => ({
      ...listedPost(post, (time) => formatDate(time, date_format, place)),
      author: authors.get(post.author_id ?? 0) ?? null,
    }));
  };
  return Promise.all(
    requests.map(async ({ page, owner }) => ({
      items: await pageOf(page),
      ...{ page, pages, path: owner && publicPath(owner, { ...ports, recorder: ports }) },
    })),
  );
};
