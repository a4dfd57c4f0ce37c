import { RpcError } from '@plinth/contract';
import { PAGE_TREE_DEPTH } from '@plinth/model';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { type PagePaths, readPagePaths } from './page-paths.ts';

const invalidField = (field: string) =>
  new RpcError('VALIDATION', { errors: { [field]: ['valueInvalid'] } });

type ParentFault = 'missing' | 'belowItself' | 'tooDeep';

/** Why a page can't have the parent. Null: it can. */
export function parentFault(
  paths: Pick<PagePaths, 'ancestors' | 'height'>,
  parent_id: number | null,
  id?: number,
): ParentFault | null {
  if (parent_id === null) return null;
  const ancestors = paths.ancestors(parent_id);
  if (ancestors.length === 0) return 'missing';
  if (ancestors.some((ancestor) => ancestor.id === id)) return 'belowItself';
  const levels = ancestors.length + 1 + (id === undefined ? 0 : paths.height(id));
  return levels > PAGE_TREE_DEPTH ? 'tooDeep' : null;
}

/** Throws `VALIDATION` if the parent is the page itself or below it, too deep, or missing. */
export async function checkParent(
  db: Reader,
  { parent_id }: Pick<StoredPage, 'parent_id'>,
  id?: number,
): Promise<void> {
  if (parent_id === null) return;
  if (parentFault(await readPagePaths(db), parent_id, id)) throw invalidField('parent_id');
}

type References = Pick<StoredPage, 'header_id' | 'footer_id' | 'background_id'>;

/** Throws `VALIDATION` if the header, footer, or background doesn't exist. */
export async function checkReferences(db: Reader, page: References): Promise<void> {
  for (const kind of ['header', 'footer'] as const) {
    const id = page[`${kind}_id`];
    if (id === null) continue;
    const section = await findRecord(db, 'section', id);
    if (section?.kind !== kind) throw invalidField(`${kind}_id`);
  }
  const { background_id } = page;
  if (background_id !== null && !(await findRecord(db, 'background', background_id))) {
    throw invalidField('background_id');
  }
}

/** The position after all siblings. */
export async function lastPosition(db: Reader, parent_id: number | null): Promise<number> {
  const row = await db
    .selectFrom('page')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .executeTakeFirst();
  return row?.last == null ? 0 : Number(row.last) + 1;
}
