// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { openText } from '../../canvas/text/testing/text-editor.ts';
import { answers, type Entry } from './entries.tsx';
import { textEntries } from './text-entries.tsx';

const { t } = await loadI18n<Bundle>(['editor']);

function opened(content: string): Editor {
  const editor = openText(content);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
}

const choose = (editor: Editor, id: string) =>
  textEntries(t, editor)
    .find((entry) => entry.id === id)
    ?.run();

test.each([
  ['text-heading-1', '<h1></h1>'],
  ['text-heading-3', '<h3></h3>'],
  ['text-bullets', '<ul><li><p></p></li></ul>'],
  ['text-numbers', '<ol><li><p></p></li></ol>'],
  ['text-quote', '<blockquote><p></p></blockquote>'],
])('%s turns an empty paragraph into it', (id, html) => {
  const editor = opened('<p></p>');
  choose(editor, id);
  expect(editor.getHTML().replaceAll(/ (dir|class)="[^"]*"/g, '')).toContain(html);
});

test('an empty list item offers no headings and not its own kind of list', () => {
  const editor = opened('<ul><li><p></p></li></ul>');
  editor.commands.setTextSelection(3);
  const ids = textEntries(t, editor).map(({ id }) => id);
  expect(ids).not.toContain('text-heading-1');
  expect(ids).not.toContain('text-bullets');
});

test('what a paragraph can become comes before recent entries', () => {
  const widget = (id: string): Entry => ({
    id,
    group: 'add',
    label: id,
    words: '',
    reason: null,
    run: () => undefined,
  });
  const entries = [...textEntries(t, opened('<p></p>')), widget('add-image'), widget('add-map')];
  const listed = answers(entries, '', ['add-map', 'text-heading-2']);
  expect(listed.map(({ group }) => group)).toEqual([
    ...Array.from({ length: 6 }, () => 'text'),
    'recent',
    'add',
  ]);
  expect(listed[0]?.id).toBe('text-heading-1');
});
