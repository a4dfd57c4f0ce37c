import type { WidgetNode } from '@plinth/model';
import type { Tx } from '../../storage/database/store.ts';
import { addPageToMenu } from '../menus/add-page.ts';
import { createPage, type PageChange } from './save-page.ts';

type Placed = { readonly document: WidgetNode; readonly menu_id: number | null };

/** Creates a page and adds it to a menu, if there is one. */
export async function createPageInMenu(
  tx: Tx,
  fields: PageChange & { name: string },
  { document, menu_id }: Placed,
) {
  const page = await createPage(tx, fields, document);
  if (menu_id !== null) await addPageToMenu(tx, menu_id, page);
  return page;
}
