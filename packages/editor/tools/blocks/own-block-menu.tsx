import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton, toast, useConfirmDelete } from '@plinth/ui';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { blockChanges } from '../../core/blocks/block-changes.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { NameDialog } from '../fields/name-dialog.tsx';

/** Actions for the owner's own block. */
export function OwnBlockMenu({ block }: { readonly block: Block }) {
  const t = useT();
  const session = useSession();
  const { blocks } = useServices().ports;
  const confirmDelete = useConfirmDelete();
  const [isNaming, setNaming] = useState(false);
  const changed = () => blockChanges(session).setState(({ count }) => ({ count: count + 1 }));
  const remove = async () => {
    const isSure = await confirmDelete({
      title: t('EDITOR.BLOCKS.DELETE_TITLE', { name: block.name }),
      text: t('EDITOR.BLOCKS.DELETE_TEXT'),
    });
    if (!isSure) return;
    try {
      await blocks.delete(block.id);
    } catch {
      toast(t('EDITOR.BLOCKS.NOT_DELETED'), { kind: 'error' });
      return;
    }
    changed();
    toast(t('COMMON.MESSAGES.DELETE_SUCCESS', { name: block.name }));
  };
  const rename = async (name: string) => {
    await blocks.rename(block.id, name);
    setNaming(false);
    changed();
    toast(t('COMMON.MESSAGES.SAVE_SUCCESS', { name }));
  };
  return (
    <div className="pl-block-own">
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton
            size={28}
            label={t('EDITOR.BLOCKS.MENU', { name: block.name })}
            icon={<IconDots size={16} />}
          />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setNaming(true)}>
            {t('EDITOR.COMMAND.RENAME')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
          >
            {t('COMMON.ACTION.DELETE')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <NameDialog
          title={t('EDITOR.BLOCKS.RENAME')}
          label={t('EDITOR.BLOCKS.NAME')}
          start={block.name}
          failure={t('EDITOR.BLOCKS.NOT_SAVED')}
          save={rename}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
