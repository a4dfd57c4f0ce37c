import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, IconButton } from '@plinth/ui';
import { IconAnchor, IconIcons, IconPhoto, IconPlus, IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { insertImage, insertTable, partAtCaret } from '../../canvas/text/insert.ts';
import { isInTable } from '../../canvas/text/table-items.tsx';
import { useServices } from '../../core/session/services.ts';
import { useTextDialog } from './text-dialogs.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';

type InsertProps = { readonly editor: Editor };

/** Menu items that insert what can't be typed. */
export function InsertItems({ editor }: InsertProps) {
  const t = useT();
  const { media } = useServices().ports;
  const openDialog = useTextDialog();
  const addImage = async () => {
    const id = await media.pick(null);
    if (id === null || editor.isDestroyed) return;
    insertImage(editor, id);
    editor.commands.focus();
    announce(t('EDITOR.TEXT.IMAGE_ADDED'));
  };
  const addTable = () => {
    insertTable(editor);
    announce(t('EDITOR.TEXT.TABLE_ADDED'));
  };
  const isAt = (part: string) => partAtCaret(editor.state, part) !== null;
  return (
    <>
      <Menu.Item
        leftSection={<IconPhoto size={16} />}
        onClick={() => void addImage()}
        data-testid="insert-image"
      >
        {t('EDITOR.TEXT.IMAGE')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconIcons size={16} />}
        onClick={() => openDialog('icon')}
        data-testid="insert-icon"
      >
        {t(isAt('icon') ? 'EDITOR.TEXT.ICON_REPLACE' : 'EDITOR.TEXT.ICON')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTable size={16} />}
        disabled={isInTable(editor)}
        onClick={addTable}
        data-testid="insert-table"
      >
        {t('EDITOR.TABLE.LABEL')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconAnchor size={16} />}
        onClick={() => openDialog('anchor')}
        data-testid="insert-anchor"
      >
        {t(isAt('anchor') ? 'EDITOR.ANCHOR.EDIT' : 'EDITOR.ANCHOR.LABEL')}
      </Menu.Item>
    </>
  );
}

/** Images, icons, tables, and anchors as a menu of the toolbar. */
export function InsertMenu({ editor }: InsertProps) {
  const t = useT();
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-insert-menu"
      target={
        <IconButton
          size={28}
          label={t('EDITOR.TEXT.INSERT')}
          icon={<IconPlus size={16} />}
          data-testid="text-insert"
        />
      }
    >
      <InsertItems editor={editor} />
    </ToolbarMenu>
  );
}
