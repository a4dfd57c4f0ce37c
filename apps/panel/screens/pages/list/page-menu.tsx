import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconHome,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import type { PageNode } from '../../../pages/page-tree.ts';
import { useGo } from '../../../router/links.tsx';
import { LinkMenuItem } from '../../../router/menu-link.tsx';
import type { TreeRow } from '../../../tree/flat-tree.ts';
import { MOVE_CHOICES } from '../../../tree/move-choices.ts';
import type { TreeMove } from '../../../tree/tree-moves.ts';
import type { PageActions } from './use-page-actions.ts';

type PageMenuProps = {
  readonly row: TreeRow<PageNode>;
  readonly actions: PageActions;
  readonly isTree: boolean;
  readonly hasEditor: boolean;
};

const MOVES: readonly TreeMove[] = ['up', 'down', 'in', 'out'];

export const PageMenu = ({ row, actions, isTree, hasEditor }: PageMenuProps) => {
  const t = useT();
  const go = useGo();
  const page = row.item;
  return (
    <>
      <IconButton
        className="list-wide-only"
        label={t('MODULE.PAGES.SETTINGS_OF', { name: page.name })}
        icon={<IconSettings size={18} />}
        onClick={() => go(`/pages/${page.id}/settings/`)}
      />
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <IconButton
            label={t('COMMON.MORE_ACTIONS', { name: page.name })}
            icon={<IconDots size={18} />}
            data-testid="page-menu"
          />
        </Menu.Target>
        <Menu.Dropdown>
          {hasEditor && (
            <LinkMenuItem to={`/pages/${page.id}/design/`} leftSection={<IconPencil size={16} />}>
              {t('MODULE.PAGES.EDIT_DESIGN')}
            </LinkMenuItem>
          )}
          <LinkMenuItem to={`/pages/${page.id}/settings/`} leftSection={<IconSettings size={16} />}>
            {t('ROUTE.PAGE_SETTINGS.TITLE')}
          </LinkMenuItem>
          <Menu.Item
            component="a"
            href={page.full_url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('MODULE.PAGES.VIEW')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            onClick={() => void actions.duplicate(page)}
          >
            {t('COMMON.ACTION.DUPLICATE')}
          </Menu.Item>
          {!page.is_home && (
            <Menu.Item
              leftSection={<IconHome size={16} />}
              onClick={() => void actions.setHome(page)}
            >
              {t('MODULE.PAGES.SET_HOME')}
            </Menu.Item>
          )}
          {isTree && (
            <>
              <Menu.Divider />
              {MOVES.map((move) => {
                const { label, Icon } = MOVE_CHOICES[move];
                return (
                  <Menu.Item
                    key={move}
                    leftSection={<Icon size={16} />}
                    disabled={!actions.mayMove(page.id, move)}
                    onClick={() => void actions.move(page.id, move)}
                  >
                    {t(label)}
                  </Menu.Item>
                );
              })}
            </>
          )}
          <Menu.Divider />
          <Menu.Item
            color="red"
            disabled={page.is_home}
            leftSection={<IconTrash size={16} />}
            onClick={() => void actions.remove(page)}
          >
            {t(page.is_home ? 'MODULE.PAGES.HOME_STAYS' : 'COMMON.ACTION.DELETE')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
};
