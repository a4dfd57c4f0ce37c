// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { ownSize, setSize } from './text-size.ts';

function opened(content: string): Editor {
  return new Editor({
    element: document.createElement('div'),
    extensions: createExtensions(
      () => null,
      () => ({ text: '', imageUrl: null, label: '', isMissing: false }),
    ),
    content,
  });
}

const html = (editor: Editor) => editor.getHTML().replaceAll(/ dir="[^"]*"/g, '');

test('with a caret, the whole line gets the size, and can lose it again', () => {
  const editor = opened('<p>One two</p><p>Three</p>');
  editor.commands.setTextSelection(3);
  setSize(editor, 32);
  expect(html(editor)).toBe('<p><span style="font-size: 32px;">One two</span></p><p>Three</p>');
  expect(ownSize(editor)).toBe(32);
  setSize(editor, null);
  expect(html(editor)).toBe('<p>One two</p><p>Three</p>');
});

test('selected words get the size and keep their color', () => {
  const editor = opened('<p>One <span class="moto-color1_3">two</span></p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  setSize(editor, 20);
  expect(html(editor)).toBe(
    '<p>One <span class="moto-color1_3" style="font-size: 20px;">two</span></p>',
  );
});
