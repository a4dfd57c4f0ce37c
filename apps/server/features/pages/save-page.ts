import { pageFields, RpcError } from '@plinth/contract';
import {
  type AccessRefusal,
  accessFault,
  nextStatus,
  SectionFields,
  type StatusRefusal,
  statusFault,
  type WidgetNode,
} from '@plinth/model';
import type { z } from 'zod';
import { emptyDocument } from '../../documents/documents.ts';
import { checkShareImage } from '../../documents/share-image.ts';
import { cancelJob, enqueue } from '../../jobs/enqueue.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { hasSitePassword } from '../../settings/site-password.ts';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { changeRecord, createRecord, getRecord } from '../../storage/records/records.ts';
import { isOpen } from './open-pages.ts';
import { checkParent, checkReferences, lastPosition } from './page-checks.ts';
import { checkSlug, uniqueSlug } from './slug.ts';

export const PUBLISH_JOB = 'publish_page';

type PageFields = z.output<typeof pageFields>;

/** The page fields to save, with the password already hashed. */
export type PageChange = Partial<Omit<PageFields, 'password'>> & {
  readonly password_hash?: string | undefined;
};

const STATE_ERRORS: Record<StatusRefusal | AccessRefusal, Parameters<typeof fieldError>> = {
  homePageHidden: ['status', 'valueInvalid', 'MODULE.PAGES.HOME_HIDDEN'],
  currentPageDraft: ['status', 'valueInvalid', 'MODULE.PAGES.CURRENT_DRAFT'],
  publishedAtMissing: ['published_at', 'isEmpty', 'MODULE.PAGES.TIME_MISSING'],
  generalPasswordMissing: ['password_mode', 'valueInvalid', 'MODULE.PAGES.PASSWORD.NO_GENERAL'],
  ownPasswordMissing: ['password', 'isEmpty', 'MODULE.PAGES.PASSWORD.NO_OWN'],
};

type CheckedFields = Pick<
  StoredPage,
  'status' | 'published_at' | 'visibility' | 'password_mode' | 'password_hash' | 'is_home'
>;

/** Throws `VALIDATION` for a status or password protection that the page can't have. */
async function checkStates(
  db: Reader,
  page: CheckedFields & { is_current?: boolean },
): Promise<void> {
  const fault =
    statusFault(page) ??
    accessFault({
      ...page,
      has_general_password: await hasSitePassword(db),
      has_own_password: page.password_hash !== null,
    });
  if (fault) throw fieldError(...STATE_ERRORS[fault]);
}

const isoTime = ({ now }: Tx): string => new Date(now).toISOString();

export async function schedulePublishing(tx: Tx, page: StoredPage): Promise<void> {
  const key = String(page.id);
  if (page.status !== 'future' || page.published_at === null) {
    await cancelJob(tx, PUBLISH_JOB, key);
    return;
  }
  const due = Date.parse(page.published_at);
  await enqueue(tx, { kind: PUBLISH_JOB, key, payload: { id: page.id }, due });
}

export async function createPage(
  tx: Tx,
  fields: PageChange & { name: string },
  document: WidgetNode = emptyDocument(),
) {
  const { url, password_hash = null, ...given } = fields;
  const page = { ...pageFields.omit({ password: true, url: true }).parse(given), password_hash };
  await checkParent(tx.db, page);
  await checkReferences(tx.db, page);
  await checkShareImage(tx.db, page.share_image_id, null);
  await checkStates(tx.db, { ...page, is_home: false });
  const scope = { parent_id: page.parent_id };
  if (url) await checkSlug(tx.db, url, scope);
  const content = await createRecord(tx, 'section', {
    ...SectionFields.parse({ name: page.name }),
    document,
  });
  const created = await createRecord(tx, 'page', {
    ...page,
    status: nextStatus(page, isoTime(tx)),
    url: url ?? (await uniqueSlug(tx.db, page.name, scope)),
    content_id: content.id,
    position: await lastPosition(tx.db, page.parent_id),
    is_home: false,
  });
  await schedulePublishing(tx, created);
  return created;
}

export type ChangedPage = {
  readonly id: number;
  readonly revision: number;
  readonly fields: PageChange;
};

export async function changePage(tx: Tx, { id, revision, fields }: ChangedPage) {
  const stored = await getRecord(tx.db, 'page', id);
  if (stored.revision !== revision) throw new RpcError('CONFLICT', { revision: stored.revision });
  const { url, password_hash, ...given } = fields;
  const change = { ...given, ...(password_hash !== undefined && { password_hash }) };
  const page: StoredPage = { ...stored, ...change };
  if (page.parent_id !== stored.parent_id) await checkParent(tx.db, page, id);
  await checkReferences(tx.db, page);
  await checkShareImage(tx.db, page.share_image_id, stored.share_image_id);
  const becomesDraft = page.status === 'draft' && stored.status !== 'draft';
  const is_current = becomesDraft && (await isOpen(tx.db, id, tx.now));
  await checkStates(tx.db, { ...page, is_current });
  const isMoved = page.parent_id !== stored.parent_id;
  const slug = url ?? stored.url;
  await checkSlug(tx.db, slug, { parent_id: page.parent_id, id });
  const changed = await changeRecord(tx, 'page', {
    id,
    revision,
    fields: {
      ...change,
      status: nextStatus(page, isoTime(tx)),
      url: slug,
      ...(isMoved && { position: await lastPosition(tx.db, page.parent_id) }),
    },
  });
  await schedulePublishing(tx, changed);
  return changed;
}
