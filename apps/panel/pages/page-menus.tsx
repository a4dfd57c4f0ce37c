import { Stack, Switch } from '@mantine/core';
import type { MenuRecord, PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { leadsToPage, menuItems } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { MENUS } from './menu-choice.tsx';

/** The site's menus as stored. They are never from a cache, because a form starts with them. */
export const useStoredMenus = () =>
  useQuery({ ...MENUS, queryKey: [...MENUS.queryKey, 'stored'], gcTime: 0 });

/** Ids of the menus that link to a page. */
export const menusOf = (
  menus: readonly MenuRecord[],
  page: Pick<PageRecord, 'id' | 'is_home'>,
): readonly number[] =>
  menus
    .filter(({ items }) => menuItems(items).some((item) => leadsToPage(item, page)))
    .map(({ id }) => id);

type PageMenusProps = {
  readonly menus: readonly MenuRecord[];
  /** What to know before switching, if anything. */
  readonly hint?: string | undefined;
  /** Ids of the menus that the page is in. */
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
};

/** A switch for each menu of the site that the page can be in. */
export const PageMenus = ({ menus, hint, value, onChange }: PageMenusProps) => {
  const t = useT();
  const without = (id: number) => value.filter((other) => other !== id);
  return (
    <Stack gap="sm">
      {menus.map(({ id, name }) => (
        <Switch
          key={id}
          label={t('MODULE.PAGES.IN_MENU', { name })}
          description={hint}
          checked={value.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...value, id].sort((a, b) => a - b) : without(id))
          }
          data-testid={`in-menu-${id}`}
        />
      ))}
    </Stack>
  );
};
