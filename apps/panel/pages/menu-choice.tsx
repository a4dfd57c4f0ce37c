import { Checkbox, Select, Stack } from '@mantine/core';
import type { MenuRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../rpc/client.ts';

/** The menu to add a page to: the site’s first one, one that was chosen, or none. */
export type MenuAnswer = 'first' | number | null;

type MenuChoiceProps = {
  readonly isDraft: boolean;
  readonly value: MenuAnswer;
  readonly onChange: (value: MenuAnswer) => void;
  readonly error?: ReactNode;
};

/** The site's menus, oldest first. */
export const MENUS = {
  queryKey: ['MenusService', 'choices'],
  queryFn: async (): Promise<readonly MenuRecord[]> => {
    const { items } = await client.MenusService.getList({
      ...{ count: 200, sort: 'created', direction: 'asc' },
    });
    return items;
  },
};

/** Returns a function that resolves to the id of a chosen menu; null if the site has none. */
export const useMenuId = () => {
  const queries = useQueryClient();
  return async (value: MenuAnswer): Promise<number | null> =>
    value === 'first' ? ((await queries.ensureQueryData(MENUS))[0]?.id ?? null) : value;
};

/** Adds the page to a menu. Asks for the menu if there are several. */
export const MenuChoice = ({ isDraft, value, onChange, error }: MenuChoiceProps) => {
  const t = useT();
  const { data: menus = [], isPending } = useQuery(MENUS);
  const [first] = menus;
  // Has its place while the menus load, so that nothing below moves.
  if (!first && !isPending) return null;
  const hasChoice = value !== null && menus.length > 1;
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('MODULE.PAGES.MENU_ADD')}
        description={t(isDraft ? 'MODULE.PAGES.MENU_ADD_HINT' : 'MODULE.PAGES.MENU_ADD_END')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'first' : null)}
        error={hasChoice ? undefined : error}
        data-testid="add-to-menu"
      />
      {hasChoice && (
        <Select
          label={t('MODULE.PAGES.MENU_CHOICE')}
          data={menus.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(value === 'first' ? first?.id : value)}
          onChange={(id) => onChange(Number(id))}
          allowDeselect={false}
          error={error}
        />
      )}
    </Stack>
  );
};
