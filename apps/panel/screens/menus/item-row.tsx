import { UnstyledButton } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { MenuItem } from '@plinth/model';
import { IconButton, StatusChip } from '@plinth/ui';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import type { TreeRow } from '../../tree/flat-tree.ts';
import type { TreeMove } from '../../tree/tree-moves.ts';
import { INDENT } from '../../tree/use-tree-drag.ts';
import { linkLabel } from './link-label.ts';
import type { MenuForm } from './use-menu-form.ts';

type ItemRowProps = {
  readonly row: TreeRow<MenuItem>;
  readonly pages: readonly PageRecord[];
  readonly menuForm: MenuForm;
  readonly isDragged: boolean;
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly onEdit: () => void;
};

const MOVES: readonly {
  readonly move: TreeMove;
  readonly label: string;
  readonly Icon: typeof IconArrowUp;
}[] = [
  { move: 'up', label: 'COMMON.ACTION.MOVE_UP', Icon: IconArrowUp },
  { move: 'down', label: 'COMMON.ACTION.MOVE_DOWN', Icon: IconArrowDown },
  { move: 'out', label: 'COMMON.ACTION.MOVE_OUT', Icon: IconArrowLeft },
  { move: 'in', label: 'COMMON.ACTION.MOVE_IN', Icon: IconArrowRight },
];

export const ItemRow = ({ row, pages, menuForm, isDragged, handle, onEdit }: ItemRowProps) => {
  const t = useT();
  const { item } = row;
  const link = linkLabel(item.link, { t, pages });
  return (
    <li
      className="menu-item"
      style={{ marginLeft: row.depth * INDENT }}
      data-tree-row
      data-dragged={isDragged || undefined}
      data-testid="menu-item"
    >
      <span className="tree-handle" title={t('MODULE.PAGES.DRAG')} {...handle}>
        <IconGripVertical size={16} aria-hidden="true" />
      </span>
      <UnstyledButton className="menu-item-main" onClick={onEdit}>
        <span className="menu-item-label">{item.label}</span>
        <span className="menu-item-link">{link.text}</span>
      </UnstyledButton>
      {item.is_draft && <StatusChip tone="neutral" label={t('MODULE.PAGES.STATUS.DRAFT')} />}
      {link.warning && <StatusChip tone="danger" label={link.warning} />}
      <span className="menu-item-moves">
        {MOVES.map(({ move, label, Icon }) => (
          <IconButton
            key={move}
            size={28}
            label={`${t(label)}: ${item.label}`}
            icon={<Icon size={16} />}
            disabled={!menuForm.mayMove(item.id, move)}
            onClick={() => menuForm.move(item.id, move)}
          />
        ))}
        <IconButton
          size={28}
          label={`${t('COMMON.ACTION.REMOVE')}: ${item.label}`}
          icon={<IconTrash size={16} />}
          onClick={() => menuForm.remove(item.id)}
        />
      </span>
    </li>
  );
};
