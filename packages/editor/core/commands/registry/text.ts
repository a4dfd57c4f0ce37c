import { type KeyTail, keyPart } from '@plinth/i18n';
import type { Command } from './command.ts';

type TextCommand = Lowercase<KeyTail<'EDITOR.TEXT.'>>;

const inText = (name: TextCommand, keys: string): Command => ({
  id: `text-${name}`,
  label: `EDITOR.TEXT.${keyPart(name)}`,
  group: 'text',
  keys: [keys],
});

/** Keys that the text editor handles itself, listed for the shortcut sheet. */
export const TEXT_COMMANDS: readonly Command[] = [
  inText('bold', 'Mod+B'),
  inText('italic', 'Mod+I'),
  inText('underline', 'Mod+U'),
  inText('link', 'Mod+K'),
  inText('numbers', 'Mod+Shift+7'),
  inText('bullets', 'Mod+Shift+8'),
  inText('line_break', 'Shift+Enter'),
  inText('plain_paste', 'Mod+Shift+V'),
  inText('go_to_toolbar', 'Alt+F10'),
];
