import { Text, UnstyledButton } from '@mantine/core';
import type { RedirectRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { type RowAction, RowMenu } from '../../../list/row-menu.tsx';
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

/** The actions on a redirect in its row. */
const useRowActions = ({ redirect, actions }: Pick<RedirectRowProps, 'redirect' | 'actions'>) => {
  const t = useT();
  const move = (step: -1 | 1) => ({
    isDisabled: !actions.mayMove(redirect, step),
    run: () => actions.move(redirect, step),
  });
  return [
    { label: t('MODULE.REDIRECTS.MOVE_UP'), Icon: IconArrowUp, ...move(-1) },
    { label: t('MODULE.REDIRECTS.MOVE_DOWN'), Icon: IconArrowDown, ...move(1) },
    {
      ...{ label: t('COMMON.ACTION.DUPLICATE'), Icon: IconCopy },
      run: () => actions.duplicate(redirect),
    },
    {
      ...{ label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true },
      run: () => actions.remove(redirect),
    },
  ] satisfies readonly RowAction[];
};

export const RedirectRow = ({ redirect, actions, isDragged, handle, onEdit }: RedirectRowProps) => {
  const t = useT();
  const format = useFormat();
  const rowActions = useRowActions({ redirect, actions });
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
        <RowMenu name={redirect.old_url} actions={rowActions} />
      </td>
    </tr>
  );
};
