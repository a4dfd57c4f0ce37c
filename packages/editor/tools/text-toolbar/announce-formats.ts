import type { Translate } from '@plinth/i18n';
import { announce } from '@plinth/ui';
import type { Editor } from '@tiptap/core';
import { chordOf } from '../../core/keyboard/chord.ts';

/** Formats that keys turn on and off, by the text editor's names. */
const FORMATS = {
  'mod+b': ['bold', 'EDITOR.TEXT.BOLD'],
  'mod+i': ['italic', 'EDITOR.TEXT.ITALIC'],
  'mod+u': ['underline', 'EDITOR.TEXT.UNDERLINE'],
  'mod+shift+s': ['strike', 'EDITOR.TEXT.STRIKE'],
  'mod+shift+7': ['orderedList', 'EDITOR.TEXT.NUMBERS'],
  'mod+shift+8': ['bulletList', 'EDITOR.TEXT.BULLETS'],
} as const;

/** Announces “Bold on” and the like after keys; buttons of the toolbar say it themselves. */
export function announceFormats(editor: Editor, t: Translate): () => void {
  const { dom } = editor.view;
  const handleKey = (event: KeyboardEvent) => {
    const [name, label] = FORMATS[chordOf(event) as keyof typeof FORMATS] ?? [];
    if (!name) return;
    // Once the text editor has handled the key.
    setTimeout(() => {
      const isOn = !editor.isDestroyed && editor.isActive(name);
      announce(t(isOn ? 'EDITOR.SPOKEN.ON' : 'EDITOR.SPOKEN.OFF', { name: t(label) }));
    });
  };
  dom.addEventListener('keydown', handleKey);
  return () => dom.removeEventListener('keydown', handleKey);
}
