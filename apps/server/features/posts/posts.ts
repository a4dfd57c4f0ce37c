import { postFields, posts, type services } from '@plinth/contract';
import { parseTopicKey } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { listRecords } from '../../storage/records/lists.ts';
import {
  changeRecord,
  deleteRecord,
  findRecord,
  getRecord,
} from '../../storage/records/records.ts';
import { type DesignPorts, designHandlers } from '../document-owners/design-handlers.ts';
import { deleteAllUnsavedWork } from '../document-owners/unsaved-work.ts';
import { readPageRecord } from '../pages/page-record.ts';
import { slugOf } from '../pages/slug.ts';
import { addPostList, listsPosts, setUpBlog } from './blog-page.ts';
import { postDocuments } from './post-documents.ts';
import { readAuthors, readPostRecord, readPostSummaries, readPostUrls } from './post-record.ts';
import { isPostSlugFree } from './post-slug.ts';
import { postRules } from './save-post.ts';
import { type TopicPorts, topicHandlers } from './topic-handlers.ts';
import { topicText } from './topics.ts';

async function deletePosts(tx: Tx, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (const id of new Set(ids)) {
    const post = await findRecord(tx.db, 'post', id);
    if (!post) continue;
    await deleteRecord(tx, 'post', id);
    await deleteAllUnsavedWork(tx, { kind: 'post', id });
    await deleteRecord(tx, 'section', post.content_id);
    deleted += 1;
  }
  return deleted;
}

export function createPosts(
  ports: DesignPorts & TopicPorts,
): Handlers<typeof services.PostsService> {
  const { store, documents } = ports;
  const rules = postRules(documents);
  const handlers = recordHandlers(store, { ...posts, fields: postFields }, rules);
  const readRecord = (db: Reader, post: StoredPost) => readPostRecord(db, post, documents);
  return {
    getList: async ({ filter: { topic, ...filter } = {}, ...query }) => {
      const searched = posts.search;
      const found = topic === undefined || topic === null ? undefined : parseTopicKey(topic);
      const containing = found && topicText(found);
      const list = await listRecords(store.read, 'post', {
        ...{ ...query, filter, searched, containing },
      });
      return { ...list, items: list.items.map(await readPostSummaries(store.read)) };
    },
    get: async (params) => readRecord(store.read, await handlers.get(params)),
    save: async (params, context) => readRecord(store.read, await handlers.save(params, context)),
    duplicate: async (params, context) =>
      readRecord(store.read, await handlers.duplicate(params, context)),
    delete: async ({ ids }, { actor }) =>
      store.transaction(async (tx) => ({ deleted: await deletePosts(tx, ids) }), actor),
    ...designHandlers(postDocuments, ports, async (db, id) =>
      readRecord(db, await getRecord(db, 'post', id)),
    ),
    ...topicHandlers(ports),
    getAuthors: async () => ({ items: await readAuthors(store.read) }),
    setStatus: async ({ id, status }, { actor }) =>
      store.transaction(async (tx) => {
        const post = await getRecord(tx.db, 'post', id);
        if (post.status === status) return readRecord(tx.db, post);
        const change = await rules.change?.(tx, post, { status });
        const target = { id, revision: post.revision };
        return readRecord(
          tx.db,
          await changeRecord(tx, 'post', { ...target, fields: { ...change } }),
        );
      }, actor),
    setUpBlog: async (blog, { actor }) =>
      store.transaction(async (tx) => readPageRecord(tx.db, await setUpBlog(tx, blog)), actor),
    hasList: async ({ page_id }) => ({
      has_list: await listsPosts(store.read, page_id, documents),
    }),
    addList: async ({ page_id }, { actor }) => {
      await store.transaction((tx) => addPostList(tx, page_id, documents), actor);
      return true;
    },
    checkUrl: async ({ url, id }) => {
      const slug = slugOf(url);
      const urls = await readPostUrls(store.read);
      return {
        url: slug,
        full_url: urls(slug),
        is_available: slug !== '' && (await isPostSlugFree(store.read, slug, id)),
      };
    },
  };
}
