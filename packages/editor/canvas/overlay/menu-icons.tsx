import {
  IconArrowDown,
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
  IconPhoto,
  IconScissors,
  IconSquaresDiagonal,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

const SIZE = 16;

/** Icons of the context menu, by command. */
export const MENU_ICONS: { readonly [command: string]: ReactNode } = {
  edit: <IconCursorText size={SIZE} />,
  'replace-picture': <IconPhoto size={SIZE} />,
  copy: <IconCopy size={SIZE} />,
  cut: <IconScissors size={SIZE} />,
  paste: <IconClipboard size={SIZE} />,
  'paste-style': <IconBrush size={SIZE} />,
  duplicate: <IconSquaresDiagonal size={SIZE} />,
  move: <IconArrowsMove size={SIZE} />,
  up: <IconArrowUp size={SIZE} />,
  down: <IconArrowDown size={SIZE} />,
  wrap: <IconColumns2 size={SIZE} />,
  parent: <IconCornerLeftUp size={SIZE} />,
  hide: <IconEyeOff size={SIZE} />,
  lock: <IconLock size={SIZE} />,
  rename: <IconPencil size={SIZE} />,
  'save-block': <IconLayoutGridAdd size={SIZE} />,
  'save-preset': <IconBookmark size={SIZE} />,
  delete: <IconTrash size={SIZE} />,
};
