import { Text } from '@mantine/core';
import type { MenuRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { menuItems } from '@plinth/model';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRecordActions } from '../../data/use-records.ts';
import { useDeletionText } from '../../links/deletion-text.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
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
  const deletionText = useDeletionText();
  const remove = async (menu: MenuRecord) => {
    const title = t('MODULE.MENUS.DELETE_TITLE', { name: menu.name });
    const text = await deletionText(t('MODULE.MENUS.DELETE_TEXT'), 'menu', [menu.id]);
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
          <RowMenu
            name={menu.name}
            actions={[
              {
                label: t('COMMON.ACTION.DUPLICATE'),
                Icon: IconCopy,
                run: () => actions.duplicate(menu),
              },
              {
                ...{ label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true },
                run: () => remove(menu),
              },
            ]}
          />
        </div>
      ))}
      {children}
    </nav>
  );
};
