import { accessFault, nextStatus, shareImageFault } from '@plinth/model';
import type { SharedKind } from '../../documents/shared-sections.ts';
import { hasSitePassword } from '../../settings/site-password.ts';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { findRecord, getRecord } from '../../storage/records/records.ts';
import { type RestoredRecord, restoreRecord } from '../../storage/records/restore-record.ts';
import {
  type FormerOwner,
  recreateContent,
  restoreContent,
} from '../document-owners/restore-content.ts';
import { isOpen } from './open-pages.ts';
import { lastPosition, parentFault } from './page-checks.ts';
import { pageDocuments } from './page-documents.ts';
import { readPagePaths } from './page-paths.ts';
import { schedulePublishing } from './save-page.ts';
import { isSlugFree, uniqueSlug } from './slug.ts';

/** Where a former page is today: pages keep their place, and those that are gone get theirs again. */
async function placeOf(db: Reader, former: StoredPage, today: StoredPage | undefined) {
  if (today) {
    const { parent_id, position, is_home, url } = today;
    return { parent_id, position, is_home, url };
  }
  const fault = parentFault(await readPagePaths(db), former.parent_id);
  const parent_id = fault === null ? former.parent_id : null;
  const isFree = await isSlugFree(db, former.url, { parent_id });
  return {
    parent_id,
    position: await lastPosition(db, parent_id),
    is_home: false,
    url: isFree ? former.url : await uniqueSlug(db, former.name, { parent_id }),
  };
}

/** A page that was protected stays hidden if the password for it is gone. */
async function statesOf({ db, now }: Tx, former: StoredPage, today: StoredPage | undefined) {
  const { visibility, password_mode, password_hash, published_at } = former;
  const own = { visibility, password_mode, password_hash, published_at };
  const fault = accessFault({
    ...own,
    has_general_password: await hasSitePassword(db),
    has_own_password: password_hash !== null,
  });
  const mustStay = today?.is_home || (today && (await isOpen(db, today.id, now)));
  if (today && (mustStay || fault)) {
    const { status } = today;
    const access = fault ? today : own;
    return {
      status,
      published_at: today.published_at,
      visibility: access.visibility,
      password_mode: access.password_mode,
      password_hash: access.password_hash,
    };
  }
  if (fault) return { ...own, visibility: 'public' as const, status: 'draft' as const };
  return { ...own, status: nextStatus(former, new Date(now).toISOString()) };
}

/** What it refers to if that can still be used, otherwise what it refers to today. */
async function referencesOf(db: Reader, former: StoredPage, today: StoredPage | undefined) {
  const referenceOf = async (
    field: 'header_id' | 'footer_id' | 'background_id' | 'share_image_id',
    isUsable: (id: number) => Promise<boolean>,
  ) => {
    const id = former[field];
    return id === null || (await isUsable(id)) ? id : (today?.[field] ?? null);
  };
  const isShared = (kind: SharedKind) => async (id: number) =>
    (await findRecord(db, 'section', id))?.kind === kind;
  return {
    header_id: await referenceOf('header_id', isShared('header')),
    footer_id: await referenceOf('footer_id', isShared('footer')),
    background_id: await referenceOf(
      'background_id',
      async (id) => (await findRecord(db, 'background', id)) !== undefined,
    ),
    share_image_id: await referenceOf(
      'share_image_id',
      async (id) => shareImageFault(await findRecord(db, 'media', id)) === null,
    ),
  };
}

async function fieldsOf(tx: Tx, record: StoredPage, today?: StoredPage) {
  const { id: _, revision, created, modified, content_id: __, ...former } = record;
  return {
    ...former,
    ...(await placeOf(tx.db, record, today)),
    ...(await statesOf(tx, record, today)),
    ...(await referencesOf(tx.db, record, today)),
  };
}

/** Restores a page as it once was. */
export async function restorePage(tx: Tx, former: FormerOwner<'page'>): Promise<RestoredRecord> {
  const { content, documents, record } = former;
  const restored = await restoreRecord(tx, 'page', {
    ...former,
    change: async (today) => {
      const owner = { of: pageDocuments, id: today.id };
      await restoreContent(tx, owner, { tree: content.document, documents });
      return fieldsOf(tx, record, today);
    },
    create: async () => ({
      ...(await fieldsOf(tx, record)),
      content_id: await recreateContent(tx, pageDocuments.pageType, former),
    }),
  });
  await schedulePublishing(tx, await getRecord(tx.db, 'page', restored.id));
  return restored;
}
