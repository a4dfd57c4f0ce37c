// @vitest-environment happy-dom
import type { MenuRecord, PageRecord } from '@plinth/contract';
import type { MenuItem } from '@plinth/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

const item = (label: string): MenuItem =>
  ({ id: label, label, link: { action: 'none' }, is_draft: false, children: [] }) as MenuItem;
const page = (id: number, name: string, parent_id: number | null = null) =>
  ({
    ...{ id, name, parent_id, position: id, is_home: false, service: null, status: 'draft' },
  }) as Partial<PageRecord> as PageRecord;
const menu = (id: number, name: string, items: readonly MenuItem[] = []) =>
  ({ id, name, items, revision: 1 }) as Partial<MenuRecord> as MenuRecord;

const labelsOf = (items: readonly MenuItem[]): unknown =>
  items.map(({ label, children }) => (children.length ? [label, labelsOf(children)] : label));

const open = async (labels: readonly string[]) => {
  let stored = menu(1, 'Main', labels.map(item));
  await openPanel('/menus/1/', {
    'MenusService.getList': () => listOf([stored]),
    'MenusService.save': ({ item: changed }: { readonly item: Partial<MenuRecord> }) => {
      stored = { ...stored, ...changed, revision: stored.revision + 1 };
      return stored;
    },
    'PagesService.getList': () =>
      listOf([page(4, 'Courses'), page(5, 'Evening courses', 4), page(6, 'About')]),
  });
  await screen.findByTestId('menu-editor');
  const button = (move: string, label: string) => screen.getByLabelText(`${move}: ${label}`);
  return {
    isOff: (move: string, label: string) =>
      button(move, label).getAttribute('aria-disabled') === 'true',
    /** Presses a button of an item; the focus stays in the item. */
    press: (move: string, label: string) => {
      const pressed = button(move, label);
      pressed.focus();
      fireEvent.click(pressed);
      const row = screen.getByLabelText(`Label: ${label}`).closest('[data-testid="menu-item"]');
      expect(row?.contains(document.activeElement)).toBe(true);
    },
    save: async () => {
      fireEvent.click(screen.getByTestId('save-button'));
      await waitFor(() => expect(screen.queryByTestId('save-bar')).toBe(null));
    },
    stored: () => stored.items,
    labels: () => labelsOf(stored.items),
  };
};

test('an item is indented two levels, and outdented', async () => {
  const { isOff, press, save, labels } = await open(['Home', 'About', 'Shop', 'News']);
  expect(isOff('Indent', 'Home')).toBe(true);
  press('Indent', 'Shop');
  press('Indent', 'News');
  press('Indent', 'News');
  expect(isOff('Indent', 'News')).toBe(true);
  expect(screen.getByTestId('menu-preview').textContent).toContain('Shop');
  expect(labels()).toEqual(['Home', 'About', 'Shop', 'News']);
  await save();
  expect(labels()).toEqual(['Home', ['About', [['Shop', ['News']]]]]);
  press('Outdent', 'News');
  press('Outdent', 'News');
  press('Move up', 'News');
  await save();
  expect(labels()).toEqual(['Home', 'News', ['About', ['Shop']]]);
});

test('a label is changed in its row, and the preview follows', async () => {
  const { save, labels } = await open(['Home', 'About']);
  const label = screen.getByLabelText('Label: About');
  fireEvent.change(label, { target: { value: 'What we do' } });
  expect(screen.getByTestId('menu-preview').textContent).toContain('What we do');
  await save();
  expect(labels()).toEqual(['Home', 'What we do']);
});

test('several pages are added at once, nested like on the site', async () => {
  const { save, stored } = await open(['Home']);
  fireEvent.click(screen.getByText('Add pages'));
  fireEvent.click(await screen.findByLabelText('Courses'));
  fireEvent.click(screen.getByLabelText('Evening courses'));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 pages', hidden: true }));
  await save();
  expect(stored().at(-1)).toMatchObject({
    link: { action: 'page', page_id: 4 },
    children: [{ link: { action: 'page', page_id: 5 }, children: [] }],
  });
});

test('menus are listed 20 a page, and one of another page opens by its URL', async () => {
  const menus = Array.from({ length: 24 }, (_, index) => menu(index + 1, `Zigzag ${index + 10}`));
  await openPanel('/menus/24/', {
    'MenusService.getList': ({ page: number, count }: { page: number; count: number }) => ({
      ...{ items: menus.slice((number - 1) * count, number * count), total: menus.length },
      ...{ page: number, count },
    }),
    'MenusService.get': ({ id }: { id: number }) => menus[id - 1],
    'PagesService.getList': () => listOf([]),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Menu name');
  await waitFor(() => expect(name.value).toBe('Zigzag 33'));
  const list = within(screen.getByLabelText('Menus'));
  expect(document.querySelectorAll('.menus-entry')).toHaveLength(20);
  fireEvent.click(list.getByLabelText('Next page'));
  await list.findByText('Zigzag 33');
});
