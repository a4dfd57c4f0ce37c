import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { type RestoredRecord, restoreRecord } from '../../storage/records/restore-record.ts';
import {
  type FormerOwner,
  recreateContent,
  restoreContent,
} from '../document-owners/restore-content.ts';
import { postDocuments } from './post-documents.ts';
import { isPostSlugFree, uniquePostSlug } from './post-slug.ts';

/** Its URL of today. One that is gone gets its own again, or a free one. */
async function urlOf(db: Reader, former: StoredPost, today: StoredPost | undefined) {
  if (today) return today.url;
  return (await isPostSlugFree(db, former.url)) ? former.url : uniquePostSlug(db, former.name);
}

/** The fields of a former post, with the author and a URL that the site has today. */
async function fieldsOf({ db }: Tx, record: StoredPost, today?: StoredPost) {
  const { id: _, revision, created, modified, content_id: __, ...former } = record;
  const author = await findRecord(db, 'account', former.author_id ?? 0);
  return {
    ...former,
    author_id: author?.id ?? today?.author_id ?? null,
    url: await urlOf(db, record, today),
  };
}

/** Restores a post as it once was. */
export function restorePost(tx: Tx, former: FormerOwner<'post'>): Promise<RestoredRecord> {
  const { content, documents, record } = former;
  return restoreRecord(tx, 'post', {
    ...former,
    change: async (today) => {
      const owner = { of: postDocuments, id: today.id };
      await restoreContent(tx, owner, { tree: content.document, documents });
      return fieldsOf(tx, record, today);
    },
    create: async () => ({
      ...(await fieldsOf(tx, record)),
      content_id: await recreateContent(tx, postDocuments.pageType, former),
    }),
  });
}
