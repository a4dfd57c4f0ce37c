import { TOPIC_FIELDS, type Topic, type TopicRef, topicKey, topicsOf } from '@plinth/model';
import { fromRow } from '../../storage/records/records.ts';
import { expireWithNext, type ReadPorts, readablePosts } from './published-posts.ts';

/** A topic by its newest post. Undefined if visitors can read no post with it. */
export async function findPublishedTopic(
  ports: ReadPorts,
  topic: TopicRef,
): Promise<Topic | undefined> {
  const field = TOPIC_FIELDS[topic.kind];
  const row = await readablePosts(ports, topic)
    .select(field)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && fromRow('post', row)[field].find(({ slug }) => slug === topic.slug);
}

type PublishedTopic = TopicRef & {
  /** When one of its posts was last changed. */
  readonly modified: string;
};

/** The topics of posts that visitors can read. */
export async function readPublishedTopics(ports: ReadPorts): Promise<PublishedTopic[]> {
  const fields = Object.values(TOPIC_FIELDS);
  const rows = await readablePosts(ports, null)
    .select([...fields, 'modified'])
    .where((where) => where.or(fields.map((field) => where(field, '!=', '[]'))))
    .orderBy('modified')
    .execute();
  await expireWithNext(ports);
  const found = new Map<string, PublishedTopic>();
  for (const row of rows) {
    const post = fromRow('post', row);
    for (const { kind, slug } of topicsOf(post)) {
      found.set(topicKey({ kind, slug }), { kind, slug, modified: post.modified });
    }
  }
  return [...found.values()];
}
