import { z } from 'zod';
import { listedPost, shownTopic } from '../entities/listed-post.ts';
import { ownerRef } from '../entities/owner.ts';
import { topicRef } from '../entities/topic.ts';
import { MAX_LIST_PAGE } from '../urls/list-page.ts';
import { defineDataSource } from './define.ts';

/** All published posts, or those with a topic, in pages, newest first. The blog settings have the length of a page. */
export const source = defineDataSource({
  name: 'post_list',
  request: {
    page: z.int().min(1).max(MAX_LIST_PAGE),
    /** Contains the list. */
    owner: ownerRef.nullable(),
    /** Null: all posts. */
    topic: topicRef.nullable(),
    /** Whether the topic is that of the archive which contains the list. */
    is_archive: z.boolean(),
    has_reading_time: z.boolean(),
  },
  result: z.strictObject({
    /** Empty after the last page. */
    items: z.array(
      z.strictObject({
        ...listedPost.shape,
        /** Null if the author's account is gone. */
        author: z.string().nullable(),
        topics: z.array(shownTopic),
        /** Null unless asked for. */
        reading_minutes: z.int().positive().nullable(),
      }),
    ),
    page: z.int(),
    /** At least 1. */
    pages: z.int(),
    /** The path of the owner or of its list of the topic, which all pages share. Null while it's hidden. */
    path: z.string().nullable(),
    /** The topic of an archive. */
    topic: shownTopic.nullable(),
  }),
});
