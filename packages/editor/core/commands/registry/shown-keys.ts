import { keyName } from '@plinth/ui';
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

/** A combination of the registry as the person's keyboard names it. */
export const shownName = (keys: string): string =>
  keyName(
    keys.replace(
      /ArrowUp|ArrowDown|ArrowLeft|ArrowRight|Escape|Delete|ContextMenu/,
      (name) => ARROWS[name as keyof typeof ARROWS],
    ),
  );

/** The first combination of a command, as menus show it. */
export const shownKeys = ({ keys }: Command): string | undefined =>
  keys?.[0] === undefined ? undefined : shownName(keys[0]);
