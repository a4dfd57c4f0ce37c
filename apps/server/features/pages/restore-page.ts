import { accessFault, nextStatus, shareImageFault } from '@plinth/model';
import { SHARED_KINDS } from '../../documents/shared-sections.ts';
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
import { checkParent, lastPosition } from './page-checks.ts';
import { pageDocuments } from './page-documents.ts';
import { schedulePublishing } from './save-page.ts';
import { isSlugFree, uniqueSlug } from './slug.ts';

/** Where a former page is today: pages keep their place, and those that are gone get theirs again. */
async function placeOf(db: Reader, former: StoredPage, today: StoredPage | undefined) {
  const isPlace = (parent_id: number | null) =>
    checkParent(db, { parent_id }).then(
      () => true,
      () => false,
    );
  const wanted = today ? today.parent_id : former.parent_id;
  const parent_id = today || (await isPlace(wanted)) ? wanted : null;
  const isFree = await isSlugFree(db, former.url, { parent_id, id: today?.id });
  const free = () => today?.url ?? uniqueSlug(db, former.name, { parent_id });
  return {
    parent_id,
    position: today?.position ?? (await lastPosition(db, parent_id)),
    is_home: today?.is_home ?? false,
    url: isFree ? former.url : await free(),
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

/** What it refers to and is still there, otherwise what it has today. */
async function referencesOf(db: Reader, former: StoredPage, today: StoredPage | undefined) {
  const sections: { header_id?: number | null; footer_id?: number | null } = {};
  for (const kind of SHARED_KINDS) {
    const id = former[`${kind}_id`];
    const section = id === null ? undefined : await findRecord(db, 'section', id);
    const isThere = id === null || section?.kind === kind;
    sections[`${kind}_id`] = isThere ? id : (today?.[`${kind}_id`] ?? null);
  }
  const { background_id, share_image_id } = former;
  const background = await findRecord(db, 'background', background_id ?? 0);
  const image = await findRecord(db, 'media', share_image_id ?? 0);
  return {
    header_id: sections.header_id ?? null,
    footer_id: sections.footer_id ?? null,
    background_id:
      background?.id ?? (background_id === null ? null : (today?.background_id ?? null)),
    share_image_id: shareImageFault(image) === null ? share_image_id : null,
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
