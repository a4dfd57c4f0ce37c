import type { PageRecord } from '@plinth/contract';
import { type PageNode, pageTree } from '../pages/page-tree.ts';
import { type TreeRow, treeRows } from '../tree/flat-tree.ts';
import type { ItemValues } from './item-values.ts';

/** Pages that menus may link to, in the order of the site, and the page that is chosen already. */
export const linkablePages = (
  pages: readonly PageRecord[],
  chosen = '',
): readonly TreeRow<PageNode>[] =>
  treeRows<PageNode>(
    pageTree(pages.filter(({ id, service }) => service === null || String(id) === chosen)),
  );

/** The name of the page an item links to; empty for other links. */
export const pageNameOf = (
  { action, page_id }: Pick<ItemValues, 'action' | 'page_id'>,
  pages: readonly PageRecord[],
): string => {
  const page = pages.find(({ id, is_home }) =>
    action === 'home_page' ? is_home : action === 'page' && String(id) === page_id,
  );
  return page?.name ?? '';
};
