import type { ServicePages } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import { readBlog } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';

/** Throws `VALIDATION` if a page would lose its URL that the site needs: of the home page, or the blog. */
export async function checkServicePages(db: Reader, values: Partial<ServicePages>): Promise<void> {
  const { blog_page_id } = await readBlog(db);
  for (const [field, id] of Object.entries(values)) {
    const page = typeof id === 'number' ? await findRecord(db, 'page', id) : undefined;
    if (page?.is_home || (page && page.id === blog_page_id))
      throw fieldError(field, 'valueInvalid');
  }
}
