import { shortcutLabel } from '@plinth/ui';
import type { EditorSession } from '../../session/types.ts';
import { writableText } from '../edit-inline-text.ts';
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

/** The key combination for menus: the first one that doesn't write into the selected text. */
export function workingKeys({ keys = [] }: Command, session: EditorSession): string | undefined {
  const isWritable = writableText(session) !== null;
  return keys.find((each) => !isWritable || each.length > 1);
}

/** A command's first key combination, wherever it works. */
export const commandKeysLabel = ({ keys }: Command): string | undefined =>
  keys?.[0] === undefined ? undefined : keysLabel(keys[0]);
