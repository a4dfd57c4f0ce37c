import { RpcError } from '@plinth/contract';
import { TOPIC_FIELDS, type Topic, type TopicRef, topicKey, type WidgetNode } from '@plinth/model';
import { dataRequest } from '@plinth/render';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { containsText } from '../../storage/records/lists.ts';
import { changeRecord, fromRow } from '../../storage/records/records.ts';
import { readBlogUrl, readPostUrls } from './post-record.ts';
import { namedTopics, topicText } from './topics.ts';

const postsWith = async ({ db }: Tx, topic: TopicRef) => {
  const rows = await db
    .selectFrom('post')
    .selectAll()
    .where(containsText(topicText(topic)))
    .execute();
  return rows.map((row) => fromRow('post', row));
};

/** The topic in another form, or without it, in all posts with it. Returns their number. */
async function replaceTopic(tx: Tx, topic: TopicRef, after: Topic | null): Promise<number> {
  const field = TOPIC_FIELDS[topic.kind];
  const posts = await postsWith(tx, topic);
  if (posts.length === 0) throw new RpcError('NOT_FOUND');
  for (const { id, revision, [field]: topics } of posts) {
    const changed = topics.flatMap((one) => (one.slug === topic.slug ? (after ?? []) : one));
    const isFirst = ({ slug }: Topic, index: number) =>
      changed.findIndex((one) => one.slug === slug) === index;
    const fields = { [field]: changed.filter(isFirst) };
    await changeRecord(tx, 'post', { id, revision, fields });
  }
  return posts.length;
}

/** Lists of posts with one topic get those with another. */
function withTopic(node: WidgetNode, from: string, to: string): WidgetNode {
  const children = node.children.map((child) => withTopic(child, from, to));
  const request = dataRequest(node, { owner: null });
  const lists =
    request?.source === 'post_list' && request.topic && topicKey(request.topic) === from;
  return lists
    ? { ...node, properties: { ...node.properties, topic: to }, children }
    : { ...node, children };
}

async function renameInLists(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('section')
    .select(['id', 'revision', 'document'])
    .where(containsText({ column: 'document', text: `"topic":"${from}"` }))
    .execute();
  for (const { id, revision, document } of rows) {
    const fields = { document: withTopic(JSON.parse(document), from, to) };
    await changeRecord(tx, 'section', { id, revision: Number(revision), fields });
  }
}

/** Redirect of the old archive, as URLs. */
export type MovedArchive = { readonly from: string; readonly to: string };

export type ChangedTopic = {
  readonly posts: number;
  /** Null without a blog page. */
  readonly moved: MovedArchive | null;
};

async function archiveUrl(db: Reader, topic: TopicRef): Promise<string | null> {
  return (await readPostUrls(db))(topicKey(topic));
}

/** Gives a topic another name in all posts. With the name of another topic, the two become one. */
export async function renameTopic(tx: Tx, topic: TopicRef, name: string): Promise<ChangedTopic> {
  const [after] = namedTopics('name', [name]);
  if (!after) throw new RpcError('NOT_FOUND');
  const posts = await replaceTopic(tx, topic, after);
  if (after.slug === topic.slug) return { posts, moved: null };
  const renamed = { kind: topic.kind, slug: after.slug };
  await renameInLists(tx, topicKey(topic), topicKey(renamed));
  const from = await archiveUrl(tx.db, topic);
  const to = await archiveUrl(tx.db, renamed);
  return { posts, moved: from !== null && to !== null ? { from, to } : null };
}

/** Takes a topic from all posts. The URL of its archive leads to the blog. */
export async function deleteTopic(tx: Tx, topic: TopicRef): Promise<ChangedTopic> {
  const posts = await replaceTopic(tx, topic, null);
  const to = await readBlogUrl(tx.db);
  const from = await archiveUrl(tx.db, topic);
  return { posts, moved: from !== null && to !== null ? { from, to } : null };
}
