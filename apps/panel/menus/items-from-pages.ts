import type { PageRecord } from '@plinth/contract';
import { MENU_DEPTH, type MenuItem } from '@plinth/model';
import { type PageNode, pageTree } from '../pages/page-tree.ts';

/** A new menu item id, practically unique among a menu's 200 items. */
export const newItemId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `i${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
};

const itemOf = (page: PageNode, levels: number): MenuItem => ({
  id: newItemId(),
  label: '',
  link: page.is_home ? { action: 'home_page' } : { action: 'page', page_id: page.id },
  is_draft: false,
  children: levels === 0 ? [] : page.children.map((child) => itemOf(child, levels - 1)),
});

/** One item per page, nested like the pages up to the maximum depth of a menu. */
export const itemsFromPages = (pages: readonly PageRecord[]): MenuItem[] =>
  pageTree(pages).map((page) => itemOf(page, MENU_DEPTH - 1));
