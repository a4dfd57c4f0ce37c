import {
  friendlyUrl,
  TOPIC_FIELDS,
  TOPIC_KINDS,
  type Topic,
  type TopicKind,
  type TopicRef,
  topicKey,
  topicsOf,
} from '@plinth/model';
import anyAscii from 'any-ascii';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Reader } from '../../storage/database/store.ts';
import { compareNames } from '../../storage/records/by-name.ts';
import { fromRow } from '../../storage/records/records.ts';

/** Characters */
const MAX_SLUG = 100;

/** Signs that tell names apart. A leading # is no part of a tag's name. */
const spelled = (name: string): string =>
  name.replaceAll('+', '-plus-').replace(/(?<=[\p{L}\p{N}])#/gu, '-sharp-');

/** All letters are transliterated, so that names which share some of them stay apart. */
const slugOf = (name: string): string =>
  friendlyUrl(
    [...spelled(name).normalize('NFC')]
      .map((letter) => friendlyUrl(letter) || anyAscii(letter))
      .join(''),
  ).slice(0, MAX_SLUG);

/** A name without case, spacing, and punctuation. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The topics with these names, each once. Throws `VALIDATION` if a name has no slug, or the slug of
 * a different name.
 */
export function namedTopics(
  field: (typeof TOPIC_FIELDS)[TopicKind] | 'name',
  names: readonly string[],
): Topic[] {
  const topics = new Map<string, Topic>();
  for (const name of names) {
    const slug = slugOf(name);
    if (slug === '') throw fieldError(field, 'valueInvalid');
    const same = topics.get(slug);
    if (same && lettersOf(same.name) !== lettersOf(name)) throw fieldError(field, 'recordFound');
    if (!same) topics.set(slug, { name, slug });
  }
  return [...topics.values()];
}

/** Text that the column of a topic's kind contains in posts with the topic. */
export const topicText = ({ kind, slug }: TopicRef) => ({
  column: TOPIC_FIELDS[kind],
  text: `"slug":${JSON.stringify(slug)}`,
});

export type UsedTopic = Topic & {
  readonly kind: TopicKind;
  /** Of posts. */
  readonly count: number;
};

/** All topics of posts in all statuses, by name. */
export async function readTopics(db: Reader): Promise<UsedTopic[]> {
  const rows = await db
    .selectFrom('post')
    .select(Object.values(TOPIC_FIELDS))
    .where((where) =>
      where.or(Object.values(TOPIC_FIELDS).map((field) => where(field, '!=', '[]'))),
    )
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, UsedTopic>();
  for (const row of rows) {
    for (const topic of topicsOf(fromRow('post', row))) {
      const key = topicKey(topic);
      const before = found.get(key);
      found.set(key, { ...(before ?? topic), count: (before?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      TOPIC_KINDS.indexOf(a.kind) - TOPIC_KINDS.indexOf(b.kind) || compareNames(a.name, b.name),
  );
}
