import type { Reader, Tx } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';

/** How long a page counts as open after the last heartbeat of its editor, in ms. */
export const OPEN_MS = 60_000;

export type OpenPage = {
  readonly id: number;
  /** Identifies a browser tab. */
  readonly tab: string;
  readonly is_open: boolean;
};

/** Records whether a browser tab has the page open. Throws `NOT_FOUND` if the page doesn't exist. */
export async function recordOpenPage(
  { db, now }: Tx,
  { id, tab, is_open }: OpenPage,
): Promise<void> {
  await getRecord(db, 'page', id);
  await db
    .deleteFrom('open_page')
    .where((row) =>
      row.or([row('expires', '<', now), row.and([row('page_id', '=', id), row('tab', '=', tab)])]),
    )
    .execute();
  const expires = now + OPEN_MS;
  if (is_open) await db.insertInto('open_page').values({ page_id: id, tab, expires }).execute();
}

export async function isOpen(db: Reader, page_id: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('open_page')
    .select('tab')
    .where('page_id', '=', page_id)
    .where('expires', '>=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
