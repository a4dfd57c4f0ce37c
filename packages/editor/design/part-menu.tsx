import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { NameDialog } from '../tools/fields/name-dialog.tsx';

type PartMenuProps = {
  readonly name: string;
  /** The name to change, if the shown one is a fallback. */
  readonly ownName?: string;
  readonly longestName?: number;
  readonly texts: { readonly rename: string; readonly name: string };
  /** Null if it keeps the name that it came with. */
  readonly onRename: ((name: string) => void) | null;
  readonly onDuplicate?: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
  /** Asks before it's deleted; null if it can't be, because it came with the theme. */
  readonly deleteDialog: ((onClose: () => void) => ReactNode) | null;
  readonly 'data-testid': string;
};

/** Renames, duplicates, and deletes a part of the design. */
export function PartMenu({ name, ownName = name, onRename, ...props }: PartMenuProps) {
  const t = useT();
  const { texts, longestName, onDuplicate, children, deleteDialog, 'data-testid': testId } = props;
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <IconButton
            label={t('COMMON.MORE_ACTIONS', { name })}
            icon={<IconDots size={18} />}
            data-testid={testId}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {onRename && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('rename')}>
              {t('COMMON.ACTION.RENAME')}
            </Menu.Item>
          )}
          {onDuplicate && (
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={onDuplicate}>
              {t('COMMON.ACTION.DUPLICATE')}
            </Menu.Item>
          )}
          {children}
          {deleteDialog && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => setDialog('delete')}
            >
              {t('COMMON.ACTION.DELETE')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && onRename && (
        <NameDialog
          title={texts.rename}
          label={texts.name}
          action={t('COMMON.ACTION.RENAME')}
          start={ownName}
          {...(longestName !== undefined && { longest: longestName })}
          failure={t('COMMON.MESSAGES.UPDATE_ERROR')}
          save={(next) => {
            close();
            if (next !== ownName) onRename(next);
          }}
          onClose={close}
        />
      )}
      {dialog === 'delete' && deleteDialog?.(close)}
    </>
  );
}
