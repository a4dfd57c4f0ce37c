import type { PageRecord } from '@plinth/contract';
import { MENU_DEPTH, type MenuItem } from '@plinth/model';
import { type PageNode, pageTree } from '../../pages/page-tree.ts';

/** A fresh id of a menu item: unique enough among the 200 of a menu, and a valid one. */
export const newItemId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `i${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
};

const itemOf = (page: PageNode, levels: number): MenuItem => ({
  id: newItemId(),
  label: page.name,
  link: page.is_home ? { action: 'home_page' } : { action: 'page', page_id: page.id },
  is_draft: false,
  children: levels === 0 ? [] : page.children.map((child) => itemOf(child, levels - 1)),
});

/** One item per page, nested as the pages are, as deep as a menu goes. */
export const itemsFromPages = (pages: readonly PageRecord[]): MenuItem[] =>
  pageTree(pages.filter(({ status }) => status === 'publish')).map((page) =>
    itemOf(page, MENU_DEPTH - 1),
  );
