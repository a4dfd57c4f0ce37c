import { MenuFields } from '@plinth/model';
import { fieldError } from '../../rpc/field-errors.ts';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, findRecord } from '../../storage/records/records.ts';

/** Adds a page at the end of a menu, under its own name. Throws `VALIDATION` if the menu is gone or full. */
export async function addPageToMenu(
  tx: Tx,
  menu_id: number,
  { id, is_home }: Pick<StoredPage, 'id' | 'is_home'>,
): Promise<void> {
  const menu = await findRecord(tx.db, 'menu', menu_id);
  if (!menu) throw fieldError('menu_id', 'valueInvalid', 'COMMON.MESSAGES.NOT_FOUND');
  const item = {
    ...{ id: `page-${id}`, label: '' },
    ...{ link: is_home ? { action: 'home_page' } : { action: 'page', page_id: id } },
    ...{ is_draft: false, children: [] },
  };
  const items = MenuFields.shape.items.safeParse([...menu.items, item]);
  if (!items.success) throw fieldError('menu_id', 'valueInvalid', 'MODULE.PAGES.MENU_FULL');
  await changeRecord(tx, 'menu', {
    ...{ id: menu.id, revision: menu.revision },
    fields: { items: items.data },
  });
}
