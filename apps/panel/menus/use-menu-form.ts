import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { itemLabel, MENU_DEPTH, type MenuItem } from '@plinth/model';
import { announce } from '@plinth/ui';
import { all, atMost, required } from '../forms/rules.tsx';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { client } from '../rpc/client.ts';
import { type TreePlace, treeRows } from '../tree/flat-tree.ts';
import { moveNode, placeAfter, type TreeMove } from '../tree/tree-moves.ts';

/** Depth of the deepest items; top-level items have 0. */
export const DEEPEST = MENU_DEPTH - 1;

const fieldsOf = ({ name, items }: MenuRecord) => ({ name, items: items as MenuItem[] });

const replaceItem = (
  items: readonly MenuItem[],
  id: string,
  change: (item: MenuItem) => readonly MenuItem[],
): MenuItem[] =>
  items.flatMap((item) =>
    item.id === id ? change(item) : [{ ...item, children: replaceItem(item.children, id, change) }],
  );

type Options = {
  readonly menu: MenuRecord;
  readonly pages: readonly PageRecord[];
  readonly refresh: () => Promise<void>;
};

/** Edits a menu locally until it is saved. */
export const useMenuForm = ({ menu, pages, refresh }: Options) => {
  const t = useT();
  const record = useRecordForm({
    stored: fieldsOf(menu),
    revision: menu.revision,
    rules: { name: all(required, atMost(100)) },
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
    failed: 'COMMON.MESSAGES.NOT_SAVED',
    save: async ({ changed, revision }) => {
      const stored = await client.MenusService.save({
        item: { id: menu.id, ...changed },
        revision,
      });
      await refresh();
      return { stored: fieldsOf(stored), revision: stored.revision };
    },
  });
  const { items } = record.form.values;
  const rows = treeRows<MenuItem>(items);
  const setItems = (next: readonly MenuItem[]) => record.form.setFieldValue('items', [...next]);

  const moveTo = (id: string, place: TreePlace) => {
    setItems(moveNode<MenuItem>(items, id, place));
    const labelOf = (wanted: TreePlace['parentId']) => {
      const row = rows.find(({ id }) => id === wanted);
      return row && itemLabel(row.item, pages);
    };
    const moved = { name: labelOf(id) ?? '', position: place.position + 1 };
    const parent = labelOf(place.parentId);
    if (parent === undefined) announce(t('MODULE.PAGES.MOVED_TOP', moved));
    else announce(t('MODULE.PAGES.MOVED', { ...moved, parent }));
  };
  const placeFor = (id: string, move: TreeMove) =>
    placeAfter(rows, id, { move, maxDepth: DEEPEST });

  return {
    record,
    rows,
    moveTo,
    mayMove: (id: string, move: TreeMove) => placeFor(id, move) !== null,
    move: (id: string, move: TreeMove) => {
      const place = placeFor(id, move);
      if (place) moveTo(id, place);
    },
    add: (added: readonly MenuItem[]) => setItems([...items, ...added]),
    change: (item: MenuItem) =>
      setItems(replaceItem(items, item.id, ({ children }) => [{ ...item, children }])),
    remove: (id: string) => setItems(replaceItem(items, id, ({ children }) => children)),
  };
};

export type MenuForm = ReturnType<typeof useMenuForm>;
