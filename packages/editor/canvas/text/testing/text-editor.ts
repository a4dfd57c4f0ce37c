import { Editor } from '@tiptap/core';
import { onTestFinished } from 'vitest';
import { createExtensions } from '../extensions.ts';

/** Opens a text as on the canvas, until the test ends. */
export function openText(content: string): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({
    element,
    extensions: createExtensions({
      mediaUrl: () => null,
      iconPath: () => null,
      showFact: () => ({ text: '', imageUrl: null, label: '', isMissing: false }),
    }),
    content,
  });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  return editor;
}

/** The content as HTML, without the directions of lines. */
export const textHtml = (editor: Editor): string =>
  editor.getHTML().replaceAll(/ dir="[^"]*"/g, '');
