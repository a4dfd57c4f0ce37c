import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { MENU_ITEMS, type MenuItem } from '@plinth/model';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { matchingPages } from '../pages/page-tree.ts';
import { treeRows } from '../tree/flat-tree.ts';
import { itemsFromPages } from './items-from-pages.ts';
import { linkablePages } from './linkable-pages.ts';
import './add-pages-dialog.css';

const INDENT = 24;

type AddPagesProps = {
  readonly items: readonly MenuItem[];
  readonly pages: readonly PageRecord[];
  readonly onDone: (items: readonly MenuItem[]) => void;
  readonly onClose: () => void;
};

const isFor = (page: PageRecord, { link }: MenuItem): boolean =>
  link.action === 'home_page'
    ? page.is_home
    : link.action === 'page' && Number(link.page_id) === page.id;

const AddPagesForm = ({ items, pages, onDone, onClose }: AddPagesProps) => {
  const t = useT();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const menuRows = treeRows<MenuItem>(items);
  const found = new Set(matchingPages(pages, { search, status: '' }));
  const rows = linkablePages(pages).filter(({ item }) =>
    pages.some((page) => page.id === item.id && found.has(page)),
  );
  const isOut = chosen.size === 0 || menuRows.length + chosen.size > MENU_ITEMS;
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const submit = () => {
    if (isOut) return;
    onDone(itemsFromPages(pages.filter(({ id }) => chosen.has(id))));
    onClose();
  };
  return (
    <Form
      onSubmit={(event) => {
        event?.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <TextInput
          aria-label={t('MODULE.MENUS.SEARCH_PAGES')}
          placeholder={t('MODULE.MENUS.SEARCH_PAGES')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus
        />
        {rows.length === 0 && <p className="menu-none">{t('COMMON.TEXT.NO_RESULTS')}</p>}
        <ul className="add-pages">
          {rows.map(({ item, depth }) => (
            <li key={item.id} style={{ paddingInlineStart: depth * INDENT }}>
              <Checkbox
                label={item.name}
                description={
                  menuRows.some((row) => isFor(item, row.item))
                    ? t('MODULE.MENUS.IN_MENU')
                    : undefined
                }
                checked={chosen.has(item.id)}
                onChange={(event) => toggle(item.id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button type="submit" disabled={isOut}>
            {chosen.size === 0
              ? t('MODULE.MENUS.ADD_PAGES')
              : t('MODULE.MENUS.ADD_COUNT', { count: chosen.size })}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

type AddPagesDialogProps = AddPagesProps & { readonly isOpen: boolean };

/** Adds several pages to a menu at once, nested like on the site. */
export const AddPagesDialog = ({ isOpen, ...rest }: AddPagesDialogProps) => {
  const t = useT();
  return (
    <Modal opened={isOpen} onClose={rest.onClose} title={t('MODULE.MENUS.ADD_PAGES')}>
      <AddPagesForm {...rest} />
    </Modal>
  );
};
