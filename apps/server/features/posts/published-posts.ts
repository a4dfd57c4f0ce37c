import type { LoadPorts } from '../../documents/data-loader.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { fromRow } from '../../storage/records/records.ts';

type Ports = Pick<LoadPorts, 'db' | 'now' | 'expireAt'>;

/** The latest posts that visitors can read. Also records when the next scheduled post appears. */
export async function readPublishedPosts(
  { db, now, expireAt }: Ports,
  count: number,
): Promise<StoredPost[]> {
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
