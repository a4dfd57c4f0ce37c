import type { PageRecord } from '@plinth/contract';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { type PagePaths, readPagePaths } from './page-paths.ts';

/** A page as the API returns it: with its URL, without its password. */
export function toPageRecord(page: StoredPage, paths: PagePaths): PageRecord {
  const { password_hash, content_id: _, ...publicFields } = page;
  return {
    ...publicFields,
    has_password: password_hash !== null,
    full_url: paths.fullUrl(page),
    service: paths.service(page.id),
  };
}

export const readPageRecord = async (db: Reader, page: StoredPage): Promise<PageRecord> =>
  toPageRecord(page, await readPagePaths(db));
