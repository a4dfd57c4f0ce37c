import type { MenuRecord } from '@plinth/contract';
import type { LinkAction } from '@plinth/model';
import { expect, it } from 'vitest';
import { menusOf } from './page-menus.tsx';

const menu = (id: number, link: LinkAction): MenuRecord => ({
  ...{ id, revision: 1, created: '', modified: '', name: 'Main' },
  items: [{ id: 'a', label: 'A', link, is_draft: false, children: [] }],
});

it('finds the home page behind an item that leads to the home page', () => {
  const menus = [menu(1, { action: 'home_page' }), menu(2, { action: 'page', page_id: 7 })];
  expect(menusOf(menus, { id: 3, is_home: true })).toEqual([1]);
  expect(menusOf(menus, { id: 7, is_home: false })).toEqual([2]);
  expect(menusOf(menus, { id: 7, is_home: true })).toEqual([1, 2]);
});
