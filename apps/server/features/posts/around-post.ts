import { topicKey, topicsOf } from '@plinth/model';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { containsText } from '../../storage/records/lists.ts';
import { findRecord, fromRow } from '../../storage/records/records.ts';
import {
  expireWithNext,
  type ReadPorts,
  readablePosts,
  readPublishedPosts,
} from './published-posts.ts';
import { topicText } from './topics.ts';

/** Posts that share a topic are ranked among the newest of them. */
const MAX_CANDIDATES = 50;

/** A post, or without an id, the newest one, which stands for all in their template. */
export async function readCenter(
  ports: ReadPorts,
  id: number | null,
): Promise<StoredPost | undefined> {
  if (id !== null) return findRecord(ports.db, 'post', id);
  return (await readPublishedPosts(ports, { count: 1 }))[0];
}

/** The posts with most of a post's categories and tags, then the newest of them. */
export async function readRelated(
  ports: ReadPorts,
  post: StoredPost,
  count: number,
): Promise<StoredPost[]> {
  const topics = topicsOf(post);
  if (topics.length === 0) return [];
  const rows = await readablePosts(ports, null)
    .selectAll()
    .where('id', '!=', post.id)
    .where((where) => where.or(topics.map((topic) => containsText(topicText(topic)))))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CANDIDATES)
    .execute();
  await expireWithNext(ports);
  const keys = new Set(topics.map(topicKey));
  const shared = (other: StoredPost): number =>
    topicsOf(other).filter((topic) => keys.has(topicKey(topic))).length;
  return rows
    .map((row) => fromRow('post', row))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

export type Side = 'previous' | 'next';

/** The post that was published before or after another. A draft comes after all. */
async function readNeighbor(ports: ReadPorts, post: StoredPost, side: Side) {
  const time = post.published_at === null ? ports.now : Date.parse(post.published_at);
  const [than, order] = side === 'next' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  const row = await readablePosts(ports, null)
    .selectAll()
    .where('id', '!=', post.id)
    .where(({ or, and, eb }) =>
      or([
        eb('published_at', than, time),
        and([eb('published_at', '=', time), eb('id', than, post.id)]),
      ]),
    )
    .orderBy('published_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
  return row && { side, post: fromRow('post', row) };
}

export async function readNeighbors(ports: ReadPorts, post: StoredPost) {
  const previous = await readNeighbor(ports, post, 'previous');
  const next = await readNeighbor(ports, post, 'next');
  await expireWithNext(ports);
  return [previous, next].filter((neighbor) => neighbor !== undefined);
}
