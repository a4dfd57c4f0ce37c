import { shortcutLabel } from '@plinth/ui';
import type { Command } from './command.ts';

const ARROWS = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  ContextMenu: 'Menu',
};

/** A key combination as the user's keyboard labels it. */
export const shownName = (keys: string): string =>
  shortcutLabel(
    keys.replace(
      /ArrowUp|ArrowDown|ArrowLeft|ArrowRight|Escape|Delete|ContextMenu/,
      (name) => ARROWS[name as keyof typeof ARROWS],
    ),
  );

/** A command's first key combination, for menus. */
export const shownKeys = ({ keys }: Command): string | undefined =>
  keys?.[0] === undefined ? undefined : shownName(keys[0]);
