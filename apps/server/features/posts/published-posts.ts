import type { DataResult } from '@plinth/model';
import type { LoadPorts } from '../../documents/data-loader.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { fromRow } from '../../storage/records/records.ts';

type Ports = Pick<LoadPorts, 'db' | 'now' | 'expireAt'>;

type Part = { readonly count: number; readonly skip?: number };

const published = ({ db }: Ports) => db.selectFrom('post').where('status', '=', 'publish');

/** The latest posts that visitors can read. Also records when the next scheduled post appears. */
export async function readPublishedPosts(
  ports: Ports,
  { count, skip = 0 }: Part,
): Promise<StoredPost[]> {
  const { now, expireAt } = ports;
  const rows = await published(ports)
    .selectAll()
    .where((where) =>
      where.or([where('published_at', '<=', now), where('published_at', 'is', null)]),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
  const { next } = await published(ports)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirstOrThrow();
  if (next !== null) expireAt(Number(next));
  return rows.map((row) => fromRow('post', row));
}

/** Number of posts that visitors can read. */
export async function countPublishedPosts(ports: Ports): Promise<number> {
  const { count } = await published(ports)
    .where((where) =>
      where.or([where('published_at', '<=', ports.now), where('published_at', 'is', null)]),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A post as widgets list it. */
export const listedPost = (
  { id, name, published_at, short_description, ...post }: StoredPost,
  dateOf: (time: number) => string,
): DataResult<'posts'>['items'][number] => ({
  ...{ post_id: id, name, published_at, short_description },
  date: published_at === null ? '' : dateOf(Date.parse(published_at)),
  ...{ image_id: post.image_id, image_title: post.image_title, image_alt: post.image_alt },
});
