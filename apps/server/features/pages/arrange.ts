import { type PageTreeItem, RpcError } from '@plinth/contract';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { changeRecord, deleteRecord, fromRow, getRecord } from '../../storage/records/records.ts';
import { deleteAllUnsavedWork } from '../document-owners/unsaved-work.ts';
import { checkParent } from './page-checks.ts';
import { readPagePaths } from './page-paths.ts';
import { isSlugFree, uniqueSlug } from './slug.ts';

export async function readTree(db: Reader): Promise<PageTreeItem[]> {
  const paths = await readPagePaths(db);
  const rows = await db
    .selectFrom('page')
    .select(['id', 'name', 'url', 'status', 'visibility', 'is_home', 'parent_id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const childrenOf = (parent: number | null): PageTreeItem[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map((row) => {
        const is_home = row.is_home === 1;
        const full_url = paths.fullUrl({ ...row, is_home });
        const service = paths.service(row.id);
        return { ...row, is_home, full_url, service, children: childrenOf(row.id) };
      });
  return childrenOf(null);
}

/** The page's slug, or the next free one if a sibling under the new parent has it. */
const slugUnder = async (tx: Tx, page: StoredPage, parent_id: number | null): Promise<string> => {
  const slot = { parent_id, id: page.id };
  return (await isSlugFree(tx.db, page.url, slot)) ? page.url : uniqueSlug(tx.db, page.url, slot);
};

export type Move = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly position: number;
};

/** Moves a page to a position among the children of `parent_id`. */
export async function movePage(tx: Tx, { id, parent_id, position }: Move): Promise<StoredPage> {
  const page = await getRecord(tx.db, 'page', id);
  await checkParent(tx.db, { parent_id }, id);
  const siblings = await tx.db
    .selectFrom('page')
    .select('id')
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .where('id', '!=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const order = siblings.map((sibling) => sibling.id);
  const slot = Math.min(position, order.length);
  order.splice(slot, 0, id);
  for (const [index, sibling] of order.entries()) {
    const row = { position: index };
    if (sibling !== id) {
      await tx.db.updateTable('page').set(row).where('id', '=', sibling).execute();
    }
  }
  const url = await slugUnder(tx, page, parent_id);
  const fields = { parent_id, position: slot, url };
  return changeRecord(tx, 'page', { id, revision: page.revision, fields });
}

/** Sets the page shown at the site's root URL. It must be published. */
export async function setHome(tx: Tx, id: number): Promise<StoredPage> {
  const page = await getRecord(tx.db, 'page', id);
  if (page.status !== 'publish') {
    throw new RpcError('VALIDATION', {
      message: 'MODULE.PAGES.HOME_HIDDEN',
      errors: { status: ['valueInvalid'] },
    });
  }
  if (page.is_home) return page;
  const row = await tx.db
    .selectFrom('page')
    .selectAll()
    .where('is_home', '=', 1)
    .executeTakeFirst();
  if (row) {
    const previousHome = fromRow('page', row);
    const target = { id: previousHome.id, revision: previousHome.revision };
    await changeRecord(tx, 'page', { ...target, fields: { is_home: false } });
  }
  const target = { id, revision: page.revision };
  return changeRecord(tx, 'page', { ...target, fields: { is_home: true } });
}

const cannotDelete = (message: string) =>
  new RpcError('VALIDATION', { message, errors: { ids: ['valueInvalid'] } });

/**
 * Deletes all pages or none. Refuses the home page, and pages whose children aren't deleted too.
 */
export async function deletePages(tx: Tx, ids: readonly number[]): Promise<number> {
  const rows = await tx.db
    .selectFrom('page')
    .select(['id', 'is_home', 'content_id', 'parent_id'])
    .where('id', 'in', ids)
    .execute();
  if (rows.some(({ is_home }) => is_home === 1)) {
    throw cannotDelete('MODULE.PAGES.HOME_STAYS');
  }
  const orphan = await tx.db
    .selectFrom('page')
    .select('id')
    .where('parent_id', 'in', ids)
    .where('id', 'not in', ids)
    .executeTakeFirst();
  if (orphan) throw cannotDelete('MODULE.PAGES.HAS_CHILDREN');
  const childrenFirst = [...rows];
  const isParent = (id: number) => childrenFirst.some(({ parent_id }) => parent_id === id);
  while (childrenFirst.length > 0) {
    const index = childrenFirst.findIndex(({ id }) => !isParent(id));
    const [page] = childrenFirst.splice(index, 1);
    if (!page) break;
    await deleteRecord(tx, 'page', page.id);
    await deleteAllUnsavedWork(tx, { kind: 'page', id: page.id });
    await deleteRecord(tx, 'section', page.content_id);
  }
  return rows.length;
}
