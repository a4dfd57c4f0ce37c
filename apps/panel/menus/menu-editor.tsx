import { Button, Group, TextInput } from '@mantine/core';
import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { MENU_ITEMS, type MenuItem } from '@plinth/model';
import { announce } from '@plinth/ui';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import type { Closing } from '../forms/unsaved-guard.tsx';
import { RecordUses } from '../links/record-uses.tsx';
import { DropLine } from '../tree/drop-line.tsx';
import { useTreeDrag } from '../tree/use-tree-drag.ts';
import { AddPagesDialog } from './add-pages-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { newItemId } from './items-from-pages.ts';
import { MenuPreview } from './menu-preview.tsx';
import { DEEPEST, useMenuForm } from './use-menu-form.ts';
import './menu-editor.css';

type MenuEditorProps = {
  readonly menu: MenuRecord;
  readonly pages: readonly PageRecord[];
  readonly changed: () => Promise<void>;
  readonly onDirty?: (isDirty: boolean) => void;
  /** A request to close what the form is in. */
  readonly closing?: Closing | null;
};

type Task = { readonly item: MenuItem; readonly isNew: boolean };

const emptyItem = (): MenuItem => ({
  id: newItemId(),
  label: '',
  link: { action: 'none' },
  is_draft: false,
  children: [],
});

/** The items of a menu as a tree, reordered by dragging or by buttons. */
export const MenuEditor = (props: MenuEditorProps) => {
  const { menu, pages, changed, onDirty, closing = null } = props;
  const t = useT();
  const menuForm = useMenuForm({ menu, pages, refresh: changed });
  const { record, rows } = menuForm;
  const { form, isDirty, onSubmit } = record;
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const [task, setTask] = useState<Task | null>(null);
  const [isAdding, setAdding] = useState(false);
  const isFull = rows.length >= MENU_ITEMS;
  const drag = useTreeDrag({
    rows,
    maxDepth: DEEPEST,
    onMove: (id, place) => menuForm.moveTo(String(id), place),
  });
  const tree = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number, name: string) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => menuForm.remove(row.item.id));
    announce(t('MODULE.MENUS.ITEM_REMOVED', { name }));
    const links = tree.current?.querySelectorAll<HTMLElement>('.menu-item-link') ?? [];
    (links[index] ?? links[index - 1] ?? addButton.current)?.focus();
  };
  const finish = (item: MenuItem) => {
    if (task?.isNew) menuForm.add([item]);
    else menuForm.change(item);
    setTask(null);
  };
  return (
    <div className="menu-editor" data-testid="menu-editor">
      <MenuPreview items={form.values.items} pages={pages} />
      <Form onSubmit={onSubmit}>
        <TextInput label={t('MODULE.MENUS.NAME')} mb="lg" {...form.getInputProps('name')} />
        <div className="menu-items" ref={drag.container}>
          {rows.length === 0 && <p className="menu-none">{t('MODULE.MENUS.NO_ITEMS')}</p>}
          <ul ref={tree} className="menu-tree">
            {rows.map((row, index) => (
              <ItemRow
                key={row.id}
                row={row}
                pages={pages}
                menuForm={menuForm}
                isDragged={drag.drag?.id === row.id}
                handle={drag.handle(row)}
                onRemove={(name) => remove(index, name)}
                onEdit={() => setTask({ item: row.item, isNew: false })}
              />
            ))}
          </ul>
          <DropLine drag={drag.drag} />
        </div>
        <Group mt="md" gap="sm">
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={isFull}
            onClick={() => setTask({ item: emptyItem(), isNew: true })}
            data-testid="add-item"
          >
            {t('MODULE.MENUS.ADD_ITEM')}
          </Button>
          <Button variant="default" disabled={isFull} onClick={() => setAdding(true)}>
            {t('MODULE.MENUS.ADD_PAGES')}
          </Button>
        </Group>
        <SaveBar record={record} closing={closing} />
      </Form>
      <RecordUses kind="menu" id={menu.id} />
      <ItemDialog
        item={task?.item ?? null}
        isNew={task?.isNew ?? false}
        pages={pages}
        onDone={finish}
        onClose={() => setTask(null)}
      />
      <AddPagesDialog
        isOpen={isAdding}
        items={form.values.items}
        pages={pages}
        onDone={menuForm.add}
        onClose={() => setAdding(false)}
      />
    </div>
  );
};
