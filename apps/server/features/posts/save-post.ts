import { type postFields, posts } from '@plinth/contract';
import { copyName, SectionFields, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import { cleanRichText } from '../../documents/clean-rich-text.ts';
import type { Documents } from '../../documents/documents.ts';
import { checkShareImage } from '../../documents/share-image.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { RecordRules } from '../../rpc/record-handlers.ts';
import { readBlog } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import {
  changeRecord,
  createRecord,
  findRecord,
  getRecord,
} from '../../storage/records/records.ts';
import { newPost, newPostInTemplate } from './blog-documents.ts';
import { checkPostSlug, uniquePostSlug } from './post-slug.ts';
import { findPostTemplate } from './post-template.ts';
import { namedTopics } from './topics.ts';

type PostItem = z.output<typeof postFields>;

const CONTENT_CONTEXT = {
  location: { pageType: 'blog.post', sectionName: 'content' },
  path: 'document',
} as const;

/** Sanitizes the description. Throws `VALIDATION` if it exceeds the blog's limit. */
async function cleanDescription(db: Reader, given: string): Promise<string> {
  const { short_description_max } = await readBlog(db);
  const html = cleanRichText(given);
  if (html.length > short_description_max)
    throw fieldError('short_description', 'stringLengthTooLong');
  return html;
}

/** Published posts always have a publication time. */
const publishedAt = (
  { status, published_at }: Pick<StoredPost, 'status' | 'published_at'>,
  { now }: Tx,
): string | null =>
  status === 'publish' && published_at === null ? new Date(now).toISOString() : published_at;

/** The author of a post without a choice. The default author's account may be gone. */
async function defaultAuthor({ db, actor }: Tx, chosen: number | null): Promise<number | null> {
  const isThere = chosen !== null && (await findRecord(db, 'account', chosen)) !== undefined;
  return isThere ? chosen : actor.account_id;
}

async function createContent(tx: Tx, name: string, document: WidgetNode): Promise<number> {
  const section = SectionFields.parse({ name });
  return (await createRecord(tx, 'section', { ...section, document })).id;
}

/** Rules for saving posts. */
export const postRules = (documents: Documents): Partial<RecordRules<'post', PostItem>> => ({
  create: async (tx, { document, ...item }) => {
    const given: Partial<PostItem> = item;
    const blog = await readBlog(tx.db);
    const post = posts.fields.parse({ allow_comments: blog.allow_comments, ...given });
    if (post.url) await checkPostSlug(tx.db, post.url);
    await checkShareImage(tx.db, post.share_image_id, null);
    const content = document
      ? await documents.accept(tx.db, document, CONTENT_CONTEXT)
      : (await findPostTemplate(tx.db))
        ? newPostInTemplate()
        : newPost(post.name);
    return {
      ...post,
      categories: namedTopics('categories', post.categories),
      tags: namedTopics('tags', post.tags),
      url: post.url ?? (await uniquePostSlug(tx.db, post.name)),
      author_id: post.author_id ?? (await defaultAuthor(tx, blog.default_author_id)),
      short_description: await cleanDescription(tx.db, post.short_description),
      published_at: publishedAt(post, tx),
      content_id: await createContent(tx, post.name, content),
    };
  },
  change: async (tx, stored, { document, categories, tags, ...item }) => {
    if (item.url !== undefined) await checkPostSlug(tx.db, item.url, stored.id);
    await checkShareImage(tx.db, item.share_image_id, stored.share_image_id);
    if (document !== undefined) {
      const content = await getRecord(tx.db, 'section', stored.content_id);
      const { id, revision, locked } = content;
      const after = await documents.accept(tx.db, document, {
        ...CONTENT_CONTEXT,
        location: { ...CONTENT_CONTEXT.location, locked },
        stored: content.document,
      });
      await changeRecord(tx, 'section', { id, revision, fields: { document: after } });
    }
    const { short_description: text } = item;
    return {
      ...item,
      ...(categories && { categories: namedTopics('categories', categories) }),
      ...(tags && { tags: namedTopics('tags', tags) }),
      ...(text !== undefined && { short_description: await cleanDescription(tx.db, text) }),
      published_at: publishedAt({ ...stored, ...item }, tx),
    };
  },
  copy: async (tx, { id: _, revision: __, created, modified, ...post }) => {
    const name = copyName(post.name);
    const { document } = await getRecord(tx.db, 'section', post.content_id);
    return {
      ...post,
      name,
      url: await uniquePostSlug(tx.db, name),
      // They name the post that is copied.
      alternates: [],
      status: 'draft',
      published_at: null,
      content_id: await createContent(tx, name, document),
    };
  },
});
