import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type MoreColor, withChangedMore, withMovedMore } from '@plinth/model';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { DeleteColorDialog } from './delete-color-dialog.tsx';
import { PartMenu } from './part-menu.tsx';
import { useColors } from './use-colors.ts';

type MoreColorMenuProps = {
  readonly color: MoreColor;
  /** As shown, also if it has none of its own. */
  readonly name: string;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
};

/** Characters of a name. */
export const MAX_NAME = 60;

/** Renames, moves, and deletes a custom color. */
export function MoreColorMenu({ color, name, place }: MoreColorMenuProps) {
  const t = useT();
  const { colors, change } = useColors();
  const { number } = color;
  const move = (by: -1 | 1) =>
    change(withMovedMore(colors, number, by), t('EDITOR.COLOR.MOVED', { name }));
  return (
    <PartMenu
      name={name}
      ownName={color.name}
      longestName={MAX_NAME}
      texts={{ rename: t('EDITOR.COLOR.RENAME'), name: t('EDITOR.COLOR.NAME') }}
      onRename={(next) =>
        change(
          withChangedMore(colors, number, { name: next }),
          t('EDITOR.RENAME.DONE', { name: next }),
        )
      }
      deleteDialog={(onClose) => <DeleteColorDialog {...{ number, name, onClose }} />}
      data-testid={`color-menu-${number}`}
    >
      <Menu.Item
        leftSection={<IconArrowUp size={16} />}
        disabled={place.isFirst}
        onClick={() => move(-1)}
      >
        {t('COMMON.ACTION.MOVE_UP')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} />}
        disabled={place.isLast}
        onClick={() => move(1)}
      >
        {t('COMMON.ACTION.MOVE_DOWN')}
      </Menu.Item>
    </PartMenu>
  );
}
