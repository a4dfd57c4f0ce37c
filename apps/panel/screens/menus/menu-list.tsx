import { Menu, Text } from '@mantine/core';
import type { MenuRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { menuItems } from '@plinth/model';
import { IconButton, useAskToDelete } from '@plinth/ui';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useAttempt } from '../../list/use-attempt.ts';
import { LinkBlock, useGo } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';

type MenuListProps = {
  readonly menus: readonly MenuRecord[];
  readonly currentId: number;
  readonly changed: () => Promise<void>;
};

export const MenuList = ({ menus, currentId, changed }: MenuListProps) => {
  const t = useT();
  const go = useGo();
  const attempt = useAttempt();
  const askToDelete = useAskToDelete();
  const duplicate = async ({ id, name }: MenuRecord) => {
    await attempt(() => client.MenusService.duplicate({ id }), {
      done: t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
      failed: 'COMMON.MESSAGES.DUPLICATE_ERROR',
    });
    await changed();
  };
  const remove = async ({ id, name }: MenuRecord) => {
    const agreed = await askToDelete({
      title: t('MODULE.MENUS.DELETE_TITLE', { name }),
      text: t('MODULE.MENUS.DELETE_TEXT'),
    });
    if (!agreed) return;
    await attempt(() => client.MenusService.delete({ ids: [id] }), {
      done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
      failed: 'COMMON.MESSAGES.DELETE_ERROR',
    });
    await changed();
    go('/menus/');
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
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicate(menu)}>
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
    </nav>
  );
};
