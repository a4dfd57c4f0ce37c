// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { openText, textHtml } from './testing/text-editor.ts';
import { typeset } from './typographer.ts';

/** Types as a browser does: each character is first offered to the plugins. */
function type(editor: Editor, words: string): void {
  for (const letter of words) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const isHandled = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, insert),
    );
    if (!isHandled) editor.view.dispatch(insert());
  }
}

function typed(words: string, html = '<p></p>'): string {
  const editor = openText(html);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  type(editor, words);
  return textHtml(editor).replaceAll(/<\/?(?:p|pre|code)>/g, '');
}

test.each([
  ['"Ready," she said', '“Ready,” she said'],
  ["It's the owners' boat", 'It’s the owners’ boat'],
  ["('once')", '(‘once’)'],
  ["“Say 'aye'\"", '“Say ‘aye’”'],
  ['hull -- engine', 'hull — engine'],
  ['and so on...', 'and so on…'],
  ['....', '….'],
  ['2-3', '2-3'],
  ['www.a--b.com', 'www.a--b.com'],
])('%s becomes %s', (words, text) => {
  expect(typed(words)).toBe(text);
});

test('code stays as it is typed', () => {
  expect(typed('"a" -- b', '<pre><code>x</code></pre>')).toBe('x"a" -- b');
});

test('other languages have their own quotes', () => {
  expect(typeset('', '"', 'de')).toEqual({ removed: '', text: '„' });
  expect(typeset('„Boot', '"', 'de')?.text).toBe('“');
  expect(typeset('geht', "'", 'de')?.text).toBe('’');
  expect(typeset('«\u00A0Bateau', '"', 'fr')?.text).toBe('\u00A0»');
});

test('undo right after takes back only the replacement', () => {
  const editor = openText('<p></p>');
  type(editor, 'Say "');
  editor.commands.keyboardShortcut('Mod-z');
  expect(textHtml(editor)).toBe('<p>Say "</p>');
  type(editor, 'a --');
  editor.commands.keyboardShortcut('Mod-z');
  expect(textHtml(editor)).toBe('<p>Say "a --</p>');
});

test('undo later is that of the page', () => {
  const editor = openText('<p></p>');
  type(editor, '"a');
  editor.commands.keyboardShortcut('Mod-z');
  expect(textHtml(editor)).toBe('<p>“a</p>');
});
