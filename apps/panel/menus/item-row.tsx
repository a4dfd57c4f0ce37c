import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { PageRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { itemLabel, type MenuItem } from '@plinth/model';
import { IconButton, StatusChip } from '@plinth/ui';
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import type { TreeRow } from '../tree/flat-tree.ts';
import { MOVE_CHOICES } from '../tree/move-choices.ts';
import type { TreeMove } from '../tree/tree-moves.ts';
import { INDENT } from '../tree/use-tree-drag.ts';
import { ItemLabel } from './item-label.tsx';
import { linkLabel } from './link-label.ts';
import type { MenuForm } from './use-menu-form.ts';

type ItemRowProps = {
  readonly row: TreeRow<MenuItem>;
  readonly pages: readonly PageRecord[];
  readonly menuForm: MenuForm;
  readonly isDragged: boolean;
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly onRemove: (name: string) => void;
  readonly onEdit: () => void;
};

const MOVES: readonly TreeMove[] = ['up', 'down', 'out', 'in'];

export const ItemRow = (props: ItemRowProps) => {
  const { row, pages, menuForm, isDragged, handle, onRemove, onEdit } = props;
  const t = useT();
  const { item } = row;
  const link = linkLabel(item.link, { t, pages });
  const name = itemLabel(item, pages) || link.text;
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
      <div className="menu-item-main">
        <ItemLabel item={item} name={name} pages={pages} onChange={menuForm.change} />
        <UnstyledButton className="menu-item-link" onClick={onEdit}>
          <VisuallyHidden>{`${t('MODULE.MENUS.EDIT_ITEM')}: ${name}, `}</VisuallyHidden>
          {link.text}
          <IconPencil size={14} aria-hidden="true" />
        </UnstyledButton>
      </div>
      {item.is_draft && <StatusChip tone="neutral" label={t('MODULE.PAGES.STATUS.DRAFT')} />}
      {link.warning && <StatusChip {...link.warning} />}
      <span className="menu-item-moves">
        {MOVES.map((move) => {
          const { label, Icon } = MOVE_CHOICES[move];
          return (
            <IconButton
              key={move}
              size={28}
              label={`${t(label)}: ${name}`}
              icon={<Icon size={16} />}
              disabled={!menuForm.mayMove(item.id, move)}
              onClick={() => menuForm.move(item.id, move)}
            />
          );
        })}
        <IconButton
          size={28}
          label={`${t('COMMON.ACTION.REMOVE')}: ${name}`}
          icon={<IconTrash size={16} />}
          onClick={() => onRemove(name)}
        />
      </span>
    </li>
  );
};
