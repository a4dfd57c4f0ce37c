import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { isInTable, TableItems } from '../../canvas/text/table-items.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';

/** Rows and columns, while the caret is in a table. */
export function TableMenu({ editor }: { readonly editor: Editor }) {
  const t = useT();
  if (!isInTable(editor)) return null;
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-table-menu"
      target={
        <IconButton
          size={28}
          label={t('EDITOR.TABLE.LABEL')}
          icon={<IconTable size={16} />}
          data-testid="text-table"
        />
      }
    >
      <TableItems editor={editor} />
    </ToolbarMenu>
  );
}
