import { PageFields, POST_STATUSES, TOPIC_KINDS, Topic, TopicName, topicRef } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { pageRecord } from '../records/page.ts';
import { postFields, postRecord, postSummary, posts } from '../records/post.ts';
import { done, id, listOf, noParams } from '../shapes.ts';

const methods = recordMethods({ ...posts, fields: postFields, record: postRecord });

/** A topic, and how many posts had it when the owner decided. With another number, it’s a conflict. */
const changingTopic = z.strictObject({ topic: topicRef, expected: z.int().positive() });

const changedTopic = z.strictObject({
  posts: z.int().positive(),
  /** 0 if its archive had no visitors to redirect, or no URL that can be. */
  redirects: z.int().nonnegative(),
});

/** Blog posts. Lists don't include documents. */
export const PostsService = defineService({
  ...methods,
  getList: { ...methods.getList, result: listOf(postSummary) },
  ...designMethods({ kind: 'post', area: 'posts', record: postRecord }),
  /** The accounts that posts can name as their author. */
  getAuthors: {
    capability: 'posts.read',
    params: noParams,
    result: z.strictObject({ items: z.array(z.strictObject({ id, name: z.string() })) }),
  },
  /** The categories and tags of posts, by name. */
  getTopics: {
    capability: 'posts.read',
    params: noParams,
    result: z.strictObject({
      items: z.array(
        z.strictObject({
          ...Topic.shape,
          kind: z.enum(TOPIC_KINDS),
          /** Of posts. */
          count: z.int().positive(),
        }),
      ),
    }),
  },
  /**
   * Renames a category or tag in all posts, and redirects its archive. If another one has the URL of
   * the name, the two are merged under the name of the other, or, without `merge`, nothing changes.
   */
  renameTopic: {
    capability: 'posts.write',
    params: changingTopic.extend({ name: TopicName, merge: z.boolean().default(false) }),
    result: changedTopic,
  },
  /** Removes a category or tag from all posts, and redirects its archive to the blog. */
  deleteTopic: {
    capability: 'posts.write',
    params: changingTopic,
    result: changedTopic,
  },
  /** Publishing sets the date to the current time if there is none. */
  setStatus: {
    capability: 'posts.write',
    params: z.strictObject({ id, status: z.enum(POST_STATUSES) }),
    result: postRecord,
  },
  /** Creates a page that lists all posts, adds it to a menu, and makes it the blog's page. */
  setUpBlog: {
    capability: 'pages.write',
    params: z.strictObject({
      name: PageFields.shape.name,
      status: z.enum(['draft', 'publish']),
      menu_id: id.nullable().default(null),
    }),
    result: pageRecord,
  },
  /** Whether a page lists the blog's posts. */
  hasList: {
    capability: 'pages.read',
    params: z.strictObject({ page_id: id }),
    result: z.strictObject({ has_list: z.boolean() }),
  },
  /** Adds a list of all posts at the end of a page that has none. */
  addList: { capability: 'pages.write', params: z.strictObject({ page_id: id }), result: done },
  /** Whether a slug is available in the blog. Returns the normalized slug. */
  checkUrl: {
    capability: 'posts.read',
    params: z.strictObject({ url: z.string().max(2048), id: id.optional() }),
    result: z.strictObject({
      url: z.string(),
      full_url: z.string().nullable(),
      is_available: z.boolean(),
    }),
  },
});
