import type { DataResult, TopicRef, WidgetNode } from '@plinth/model';
import type { LoadPorts } from '../../documents/data-loader.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import { parseShared } from '../../storage/database/shared-json.ts';
import { containsText } from '../../storage/records/lists.ts';
import { fromRow } from '../../storage/records/records.ts';
import { topicText } from './topics.ts';

export type ReadPorts = Pick<LoadPorts, 'db' | 'now' | 'expireAt'>;

type Part = {
  readonly count: number;
  readonly skip?: number;
  /** Only posts with this category or tag. */
  readonly topic?: TopicRef | null;
};

type DocumentPart = Part & {
  /** Whether to read the documents too. */
  readonly hasDocuments: boolean;
};

const published = ({ db }: ReadPorts) => db.selectFrom('post').where('status', '=', 'publish');

/** The posts that visitors can read. */
export const readablePosts = (ports: ReadPorts, topic: TopicRef | null) =>
  published(ports)
    .where((where) =>
      where.or([where('published_at', '<=', ports.now), where('published_at', 'is', null)]),
    )
    .$if(topic !== null, (posts) => posts.where(containsText(topicText(topic as TopicRef))));

/** Records when the next scheduled post appears. */
export async function expireWithNext(ports: ReadPorts): Promise<void> {
  const { next } = await published(ports)
    .where('published_at', '>', ports.now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirstOrThrow();
  if (next !== null) ports.expireAt(Number(next));
}

const newestFirst = (ports: ReadPorts, { count, skip = 0, topic = null }: Part) =>
  readablePosts(ports, topic)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(skip);

/** The latest posts that visitors can read. Expires with the next scheduled one. */
export async function readPublishedPosts(ports: ReadPorts, part: Part): Promise<StoredPost[]> {
  const rows = await newestFirst(ports, part).execute();
  await expireWithNext(ports);
  return rows.map((row) => fromRow('post', row));
}

/** Of all posts that visitors can read. */
type PublishedPart = {
  readonly posts: readonly (StoredPost & { readonly document: WidgetNode | null })[];
  /** Of all parts. 0 in a part after the last. */
  readonly total: number;
};

/** As `readPublishedPosts`, with the count of all, which reads the whole blog. */
export async function readPublishedPart(
  ports: ReadPorts,
  part: DocumentPart,
): Promise<PublishedPart> {
  const all = readablePosts(ports, part.topic ?? null).select(({ fn }) =>
    fn.countAll().as('count'),
  );
  const rows = await newestFirst(ports, part)
    .select(all.as('total'))
    .$if(part.hasDocuments, (posts) =>
      posts.select((post) =>
        post
          .selectFrom('section')
          .select('document')
          .whereRef('section.id', '=', 'post.content_id')
          .as('document'),
      ),
    )
    .execute();
  await expireWithNext(ports);
  return {
    posts: rows.map(({ total: _, document, ...row }) => ({
      ...fromRow('post', row),
      document: part.hasDocuments ? (parseShared(String(document)) as WidgetNode) : null,
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** A post as widgets list it. */
export const listedPost = (
  { id, name, published_at, short_description, ...post }: StoredPost,
  dateOf: (time: number) => string,
): Omit<DataResult<'posts'>['items'][number], 'side'> => ({
  ...{ post_id: id, name, published_at, short_description },
  date: published_at === null ? '' : dateOf(Date.parse(published_at)),
  ...{ image_id: post.image_id, image_title: post.image_title, image_alt: post.image_alt },
});
