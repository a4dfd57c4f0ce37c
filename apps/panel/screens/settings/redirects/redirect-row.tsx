import { Menu, Text, UnstyledButton } from '@mantine/core';
import type { RedirectRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { RedirectActions } from './use-redirects.ts';

type RedirectRowProps = {
  readonly redirect: RedirectRecord;
  readonly actions: RedirectActions;
  readonly isDragged: boolean;
  /** null where the order can't be changed, such as in search results. */
  readonly handle: HTMLAttributes<HTMLElement> | null;
  readonly onEdit: () => void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const RowMenu = ({ redirect, actions }: Pick<RedirectRowProps, 'redirect' | 'actions'>) => {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          label={t('COMMON.MORE_ACTIONS', { name: redirect.old_url })}
          icon={<IconDots size={16} />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={!actions.mayMove(redirect, -1)}
          onClick={() => actions.move(redirect, -1)}
        >
          {t('MODULE.REDIRECTS.MOVE_UP')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={!actions.mayMove(redirect, 1)}
          onClick={() => actions.move(redirect, 1)}
        >
          {t('MODULE.REDIRECTS.MOVE_DOWN')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          onClick={() => void actions.duplicate(redirect)}
        >
          {t('COMMON.ACTION.DUPLICATE')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => void actions.remove(redirect)}
        >
          {t('COMMON.ACTION.DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

export const RedirectRow = ({ redirect, actions, isDragged, handle, onEdit }: RedirectRowProps) => {
  const t = useT();
  const format = useFormat();
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    actions.move(redirect, step);
  };
  return (
    <tr
      className="list-row"
      data-tree-row
      data-dragged={isDragged || undefined}
      data-testid="redirect-row"
    >
      <td className="list-main">
        {handle && (
          <UnstyledButton
            className="tree-handle"
            aria-label={t('MODULE.REDIRECTS.MOVE_HANDLE', { name: redirect.old_url })}
            onKeyDown={moveByKey}
            {...handle}
          >
            <IconGripVertical size={16} aria-hidden="true" />
          </UnstyledButton>
        )}
        <UnstyledButton className="list-name" onClick={onEdit}>
          {redirect.old_url}
        </UnstyledButton>
      </td>
      <td className="list-muted redirect-target">{redirect.new_url || '–'}</td>
      <td className="list-muted">{redirect.code}</td>
      <td className="list-wide-only">
        <Text size="sm">{format.number(redirect.hits)}</Text>
      </td>
      <td className="list-actions">
        <RowMenu redirect={redirect} actions={actions} />
      </td>
    </tr>
  );
};
