import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMove,
  IconArrowUp,
  IconBookmark,
  IconBrush,
  IconClipboard,
  IconColumns2,
  IconCopy,
  IconCornerLeftUp,
  IconCursorText,
  IconEyeOff,
  IconLayoutGridAdd,
  IconLock,
  IconPencil,
  IconPhotoEdit,
  IconScissors,
  IconSquaresDiagonal,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MoveDirections } from '../../core/commands/move-directions.ts';

const SIZE = 16;

const ARROWS = {
  UP: <IconArrowUp size={SIZE} />,
  DOWN: <IconArrowDown size={SIZE} />,
  LEFT: <IconArrowLeft size={SIZE} />,
  RIGHT: <IconArrowRight size={SIZE} />,
};

/** The icon of a command in menus. Those that move a widget point to where it goes. */
export function menuIcon(command: string, { before, after }: MoveDirections): ReactNode {
  if (command === 'up') return ARROWS[before];
  return command === 'down' ? ARROWS[after] : ICONS[command];
}

const ICONS: { readonly [command: string]: ReactNode } = {
  edit: <IconCursorText size={SIZE} />,
  'replace-picture': <IconPhotoEdit size={SIZE} />,
  copy: <IconCopy size={SIZE} />,
  cut: <IconScissors size={SIZE} />,
  paste: <IconClipboard size={SIZE} />,
  'paste-style': <IconBrush size={SIZE} />,
  duplicate: <IconSquaresDiagonal size={SIZE} />,
  move: <IconArrowsMove size={SIZE} />,
  wrap: <IconColumns2 size={SIZE} />,
  parent: <IconCornerLeftUp size={SIZE} />,
  hide: <IconEyeOff size={SIZE} />,
  lock: <IconLock size={SIZE} />,
  rename: <IconPencil size={SIZE} />,
  'save-block': <IconLayoutGridAdd size={SIZE} />,
  'save-preset': <IconBookmark size={SIZE} />,
  delete: <IconTrash size={SIZE} />,
};
