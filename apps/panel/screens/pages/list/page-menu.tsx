import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconCopy,
  IconExternalLink,
  IconHome,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { type RowAction, RowMenu } from '../../../list/row-menu.tsx';
import type { PageNode } from '../../../pages/page-tree.ts';
import { useGo } from '../../../router/links.tsx';
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

const useRowActions = ({ row, actions, isTree, hasEditor }: PageMenuProps) => {
  const t = useT();
  const page = row.item;
  const path = `/pages/${page.id}`;
  const moves = MOVES.map((move): RowAction => {
    const { label, Icon } = MOVE_CHOICES[move];
    const isDisabled = !actions.mayMove(page.id, move);
    return {
      ...{ label: t(label), Icon, group: 'moves', isDisabled },
      run: () => actions.move(page.id, move),
    };
  });
  const edit = { label: t('MODULE.PAGES.EDIT_DESIGN'), Icon: IconPencil, to: `${path}/design/` };
  const setHome = {
    ...{ label: t('MODULE.PAGES.SET_HOME'), Icon: IconHome },
    run: () => actions.setHome(page),
  };
  return [
    ...(hasEditor ? [edit] : []),
    { label: t('ROUTE.PAGE_SETTINGS.TITLE'), Icon: IconSettings, to: `${path}/settings/` },
    { label: t('MODULE.PAGES.VIEW'), Icon: IconExternalLink, href: page.full_url },
    { label: t('COMMON.ACTION.DUPLICATE'), Icon: IconCopy, run: () => actions.duplicate(page) },
    ...(page.is_home ? [] : [setHome]),
    ...(isTree ? moves : []),
    {
      label: t(page.is_home ? 'MODULE.PAGES.HOME_STAYS' : 'COMMON.ACTION.DELETE'),
      ...{ Icon: IconTrash, isDanger: true, isDisabled: page.is_home },
      run: () => actions.remove(page),
    },
  ] satisfies readonly RowAction[];
};

export const PageMenu = (props: PageMenuProps) => {
  const t = useT();
  const go = useGo();
  const { id, name } = props.row.item;
  return (
    <>
      <IconButton
        className="list-wide-only"
        label={t('MODULE.PAGES.SETTINGS_OF', { name })}
        icon={<IconSettings size={18} />}
        onClick={() => go(`/pages/${id}/settings/`)}
      />
      <RowMenu name={name} actions={useRowActions(props)} data-testid="page-menu" />
    </>
  );
};
