import { Menu, Text } from '@mantine/core';
import type { MenuRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { menuItems } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRecordActions } from '../../data/use-records.ts';
import { LinkBlock, useGo } from '../../router/links.tsx';

type MenuListProps = {
  readonly menus: readonly MenuRecord[];
  readonly currentId: number;
  /** The pager, if the list has several pages. */
  readonly children: ReactNode;
};

export const MenuList = ({ menus, currentId, children }: MenuListProps) => {
  const t = useT();
  const go = useGo();
  const actions = useRecordActions('MenusService');
  const remove = async (menu: MenuRecord) => {
    const title = t('MODULE.MENUS.DELETE_TITLE', { name: menu.name });
    const text = t('MODULE.MENUS.DELETE_TEXT');
    if (await actions.remove([menu], { title, text })) go('/menus/');
  };
  return (
    <nav className="menus-list" aria-label={t('ROUTE.MENUS.TITLE')}>
      {menus.map((menu) => (
        <div
          key={menu.id}
          className="menus-entry"
          data-current={menu.id === currentId || undefined}
        >
          <LinkBlock
            to={`/menus/${menu.id}/`}
            className="menus-link"
            aria-current={menu.id === currentId ? 'page' : undefined}
          >
            <Text fw={500} truncate>
              {menu.name}
            </Text>
            <Text size="xs" c="dimmed">
              {t('MODULE.MENUS.COUNT', { count: menuItems(menu.items).length })}
            </Text>
          </LinkBlock>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton
                label={t('MODULE.MENUS.ACTIONS_OF', { name: menu.name })}
                icon={<IconDots size={16} />}
              />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconCopy size={16} />}
                onClick={() => void actions.duplicate(menu)}
              >
                {t('COMMON.ACTION.DUPLICATE')}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => void remove(menu)}
              >
                {t('COMMON.ACTION.DELETE')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      ))}
      {children}
    </nav>
  );
};
