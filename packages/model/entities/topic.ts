import { z } from 'zod';
import { requiredText, Slug } from './fields.ts';

/** What posts are sorted by. Each is also a part of the URLs of their archives. */
export const TOPIC_KINDS = ['category', 'tag'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** At most so many categories, and so many tags, of a post. */
export const MAX_TOPICS = 20;

export const MAX_TOPIC_NAME = 100;

export const TopicName = requiredText(MAX_TOPIC_NAME);

/** A category or tag of a post. Those with one slug are the same. */
export const Topic = z.strictObject({ name: TopicName, slug: Slug });
export type Topic = z.infer<typeof Topic>;

export const topicRef = z.strictObject({ kind: z.enum(TOPIC_KINDS), slug: Slug });
export type TopicRef = z.infer<typeof topicRef>;

/** The record field with a post's topics of a kind. */
export const TOPIC_FIELDS = { category: 'categories', tag: 'tags' } as const satisfies {
  readonly [K in TopicKind]: string;
};

type Topics = { readonly [F in (typeof TOPIC_FIELDS)[TopicKind]]: readonly Topic[] };

/** All topics of a post, categories first. */
export const topicsOf = (post: Topics) =>
  TOPIC_KINDS.flatMap((kind) => post[TOPIC_FIELDS[kind]].map((topic) => ({ kind, ...topic })));

/** Such as `tag/sea`. */
export const topicKey = ({ kind, slug }: TopicRef): string => `${kind}/${slug}`;

export function parseTopicKey(key: string): TopicRef | undefined {
  const [kind, slug, ...rest] = key.split('/');
  return rest.length === 0 ? topicRef.safeParse({ kind, slug }).data : undefined;
}
