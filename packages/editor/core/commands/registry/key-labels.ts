import { shortcutLabel } from '@plinth/ui';
import type { Command } from './command.ts';

const KEY_LABELS = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  ContextMenu: 'Menu',
};

/** A key combination as the user's keyboard labels it. */
export const keysLabel = (keys: string): string =>
  shortcutLabel(
    keys.replace(
      /ArrowUp|ArrowDown|ArrowLeft|ArrowRight|Escape|Delete|ContextMenu/,
      (name) => KEY_LABELS[name as keyof typeof KEY_LABELS],
    ),
  );

/** A command's first key combination, for menus. */
export const commandKeysLabel = ({ keys }: Command): string | undefined =>
  keys?.[0] === undefined ? undefined : keysLabel(keys[0]);
