import { RpcError } from '@plinth/contract';
import { TOPIC_FIELDS, type Topic, type TopicRef, topicKey, type WidgetNode } from '@plinth/model';
import { dataRequest } from '@plinth/render';
import { fieldError } from '../../rpc/field-errors.ts';
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

/** The topic that is changed, and the number of posts with it that the owner saw. */
type Target = { readonly topic: TopicRef; readonly expected: number };

/**
 * The topic in another form, or without it, in all posts with it. Returns their number. Throws
 * `CONFLICT` if it isn't the expected one.
 */
async function replaceTopic(
  tx: Tx,
  { topic, expected }: Target,
  after: Topic | null,
): Promise<number> {
  const field = TOPIC_FIELDS[topic.kind];
  const posts = await postsWith(tx, topic);
  if (posts.length === 0) throw new RpcError('NOT_FOUND');
  if (posts.length !== expected) throw new RpcError('CONFLICT');
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

/** Documents of pages, posts, popups, and templates, and saved blocks. */
const DOCUMENTS = ['section', 'block'] as const;

async function renameInLists(tx: Tx, from: string, to: string): Promise<void> {
  for (const kind of DOCUMENTS) {
    const rows = await tx.db
      .selectFrom(kind)
      .select(['id', 'revision', 'document'])
      .where(containsText({ column: 'document', text: `"topic":"${from}"` }))
      .execute();
    for (const { id, revision, document } of rows) {
      const fields = { document: withTopic(JSON.parse(document), from, to) };
      await changeRecord(tx, kind, { id, revision: Number(revision), fields });
    }
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

/**
 * The topic with the URL of a new name: the one that has it already, or a new one. Throws `VALIDATION`
 * if there is one and `merge` isn't set.
 */
async function mergedTopic(
  tx: Tx,
  { kind, ...after }: Topic & TopicRef,
  merge: boolean,
): Promise<Topic> {
  const posts = await postsWith(tx, { kind, slug: after.slug });
  if (posts.length > 0 && !merge) throw fieldError('name', 'recordFound');
  const topics = posts.toSorted((a, b) => b.id - a.id)[0]?.[TOPIC_FIELDS[kind]] ?? [];
  return topics.find(({ slug }) => slug === after.slug) ?? after;
}

type Renaming = Target & {
  readonly name: string;
  /** Whether the topic becomes one with another that has the URL of the name. */
  readonly merge: boolean;
};

/** Gives a topic another name in all posts. */
export async function renameTopic(
  tx: Tx,
  { name, merge, ...target }: Renaming,
): Promise<ChangedTopic> {
  const { topic } = target;
  const [named] = namedTopics('name', [name]);
  if (!named) throw new RpcError('NOT_FOUND');
  if (named.slug === topic.slug)
    return { posts: await replaceTopic(tx, target, named), moved: null };
  const renamed = { kind: topic.kind, slug: named.slug };
  const posts = await replaceTopic(
    tx,
    target,
    await mergedTopic(tx, { ...named, ...renamed }, merge),
  );
  await renameInLists(tx, topicKey(topic), topicKey(renamed));
  const from = await archiveUrl(tx.db, topic);
  const to = await archiveUrl(tx.db, renamed);
  return { posts, moved: from !== null && to !== null ? { from, to } : null };
}

/** Takes a topic from all posts. The URL of its archive leads to the blog. */
export async function deleteTopic(tx: Tx, target: Target): Promise<ChangedTopic> {
  const posts = await replaceTopic(tx, target, null);
  const to = await readBlogUrl(tx.db);
  const from = await archiveUrl(tx.db, target.topic);
  return { posts, moved: from !== null && to !== null ? { from, to } : null };
}
