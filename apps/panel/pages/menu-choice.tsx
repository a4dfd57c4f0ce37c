import { Checkbox, Select, Stack } from '@mantine/core';
import type { MenuRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../rpc/client.ts';

type MenuChoiceProps = {
  /** The menu that gets the page; null for none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: ReactNode;
};

/** The site's menus, oldest first. */
const loadMenus = async (): Promise<readonly MenuRecord[]> => {
  const { items } = await client.MenusService.getList({
    ...{ count: 200, sort: 'created', direction: 'asc' },
  });
  return items;
};

/** Adds the page to a menu. Asks for the menu if there are several. */
export const MenuChoice = ({ value, onChange, error }: MenuChoiceProps) => {
  const t = useT();
  const menus = useQuery({ queryKey: ['MenusService', 'choices'], queryFn: loadMenus }).data ?? [];
  const [first] = menus;
  if (!first) return null;
  const isChosen = value !== null;
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('MODULE.PAGES.MENU_ADD')}
        description={t('MODULE.PAGES.MENU_ADD_HINT')}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? first.id : null)}
        error={menus.length === 1 ? error : undefined}
        data-testid="add-to-menu"
      />
      {isChosen && menus.length > 1 && (
        <Select
          label={t('MODULE.PAGES.MENU_CHOICE')}
          data={menus.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(value)}
          onChange={(id) => onChange(Number(id))}
          allowDeselect={false}
          error={error}
        />
      )}
    </Stack>
  );
};
