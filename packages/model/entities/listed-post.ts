import { z } from 'zod';
import { imageRef, postRef, richText } from '../references/declare.ts';
import { Timestamp } from './fields.ts';
import { TOPIC_KINDS, TopicName } from './topic.ts';

/** A published post as widgets list it. */
export const listedPost = z.strictObject({
  post_id: postRef(),
  name: z.string(),
  published_at: Timestamp.nullable(),
  /** Formatted like other dates of the blog, in the site's time zone. */
  date: z.string(),
  short_description: richText(10_000),
  image_id: imageRef().nullable(),
  image_title: z.string(),
  image_alt: z.string(),
});

/** A category or tag as widgets show it. */
export const shownTopic = z.strictObject({
  kind: z.enum(TOPIC_KINDS),
  name: TopicName,
  /** Of its archive. Null while visitors can't open that. */
  path: z.string().nullable(),
});
