import { Menu } from '@mantine/core';
import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { addLine, hasHeaderRow, hasOther } from './table-commands.ts';

type TableItemsProps = { readonly editor: Editor };

export const isInTable = (editor: Editor): boolean => editor.isActive('table');

const isRightToLeft = ({ view }: Editor): boolean =>
  getComputedStyle(view.dom.querySelector('table') ?? view.dom).direction === 'rtl';

type Item = {
  readonly id: string;
  readonly icon: ReactNode;
  readonly done: MessageKey;
  readonly run: (editor: Editor) => void;
  readonly canRun?: (editor: Editor) => boolean;
};

const ITEMS = [
  {
    id: 'row_above',
    icon: <IconRowInsertTop size={16} />,
    done: 'EDITOR.TABLE.ROW_ADDED',
    run: (editor) => addLine(editor, 'row', 'before'),
  },
  {
    id: 'row_below',
    icon: <IconRowInsertBottom size={16} />,
    done: 'EDITOR.TABLE.ROW_ADDED',
    run: (editor) => addLine(editor, 'row', 'after'),
  },
  {
    id: 'column_left',
    icon: <IconColumnInsertLeft size={16} />,
    done: 'EDITOR.TABLE.COLUMN_ADDED',
    run: (editor) => addLine(editor, 'column', isRightToLeft(editor) ? 'after' : 'before'),
  },
  {
    id: 'column_right',
    icon: <IconColumnInsertRight size={16} />,
    done: 'EDITOR.TABLE.COLUMN_ADDED',
    run: (editor) => addLine(editor, 'column', isRightToLeft(editor) ? 'before' : 'after'),
  },
  {
    id: 'delete_row',
    icon: <IconRowRemove size={16} />,
    done: 'EDITOR.TABLE.ROW_DELETED',
    run: (editor) => editor.commands.deleteRow(),
    canRun: (editor) => hasOther(editor, 'row'),
  },
  {
    id: 'delete_column',
    icon: <IconColumnRemove size={16} />,
    done: 'EDITOR.TABLE.COLUMN_DELETED',
    run: (editor) => editor.commands.deleteColumn(),
    canRun: (editor) => hasOther(editor, 'column'),
  },
  {
    id: 'delete_table',
    icon: <IconTableOff size={16} />,
    done: 'EDITOR.TABLE.TABLE_DELETED',
    run: (editor) => editor.commands.deleteTable(),
  },
] as const satisfies readonly Item[];

/** Menu items that change the rows and columns of the table with the caret. */
export function TableItems({ editor }: TableItemsProps) {
  const t = useT();
  const items = ITEMS.map(({ id, icon, done, run, ...item }) => (
    <Menu.Item
      key={id}
      leftSection={icon}
      disabled={'canRun' in item && !item.canRun(editor)}
      onClick={() => {
        run(editor);
        announce(t(done));
      }}
      data-testid={`table-${id}`}
    >
      {t(`EDITOR.TABLE.${keyPart(id)}`)}
    </Menu.Item>
  ));
  return (
    <>
      {items}
      <HeaderRow editor={editor} />
    </>
  );
}

function HeaderRow({ editor }: TableItemsProps) {
  const t = useT();
  const isOn = hasHeaderRow(editor);
  const name = t('EDITOR.TABLE.HEADER_ROW');
  return (
    <Menu.CheckboxItem
      checked={isOn}
      closeMenuOnClick
      onChange={() => {
        editor.commands.toggleHeaderRow();
        announce(t(isOn ? 'EDITOR.SPOKEN.OFF' : 'EDITOR.SPOKEN.ON', { name }));
      }}
      data-testid="table-header-row"
    >
      {name}
    </Menu.CheckboxItem>
  );
}
