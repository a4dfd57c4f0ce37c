import { leadsToPage, type MenuItem, menuItems } from '@plinth/model';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, findRecord } from '../../storage/records/records.ts';
import { addPageToMenu } from './add-page.ts';

type LinkedPage = Pick<StoredPage, 'id' | 'name' | 'is_home'>;

/** The items below a removed one take its place. */
const withoutPage = (items: readonly MenuItem[], page: LinkedPage): MenuItem[] =>
  items.flatMap((item) => {
    const children = withoutPage(item.children, page);
    return leadsToPage(item, page) ? children : [{ ...item, children }];
  });

/** Adds a page to a menu or removes it. Throws `VALIDATION` if the menu is gone or full. */
export async function setPageInMenu(
  tx: Tx,
  page: LinkedPage,
  { id, is_in }: { readonly id: number; readonly is_in: boolean },
): Promise<void> {
  const menu = await findRecord(tx.db, 'menu', id);
  const isIn = menuItems(menu?.items ?? []).some((item) => leadsToPage(item, page));
  if (isIn === is_in) return;
  if (is_in) return addPageToMenu(tx, id, page);
  if (!menu) return;
  await changeRecord(tx, 'menu', {
    ...{ id, revision: menu.revision },
    fields: { items: withoutPage(menu.items, page) },
  });
}
