// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { openText, textHtml } from '../../canvas/text/testing/text-editor.ts';
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

test('an empty list item offers the same, a paragraph, and not its own kind of list', () => {
  const list = '<ul><li><p>One</p></li><li><p></p></li></ul>';
  const inItem = () => {
    const editor = openText(list);
    editor.commands.setTextSelection(10);
    return editor;
  };
  expect(textEntries(t, inItem()).map(({ id }) => id)).toEqual([
    'text-heading-1',
    'text-heading-2',
    'text-heading-3',
    'text-paragraph',
    'text-numbers',
    'text-quote',
    'text-table',
  ]);
  for (const [id, html] of [
    ['text-heading-2', '<h2></h2>'],
    ['text-paragraph', '<p></p>'],
    ['text-quote', '<blockquote><p></p></blockquote>'],
  ] as const) {
    const editor = inItem();
    choose(editor, id);
    expect(textHtml(editor).replaceAll(/ class="[^"]*"/g, '')).toBe(
      `<ul><li><p>One</p></li></ul>${html}`,
    );
  }
});

test('a search lists what a paragraph can become before blocks', () => {
  const hero: Entry = {
    id: 'block-hero',
    group: 'blocks',
    label: 'Hero',
    words: '',
    reason: null,
    run: () => undefined,
  };
  const entries = [hero, ...textEntries(t, opened('<p></p>'))];
  const found = answers(entries, 'he', ['block-hero']).map(({ id }) => id);
  expect(found.slice(0, 3)).toEqual(['text-heading-1', 'text-heading-2', 'text-heading-3']);
  expect(answers(entries, 'hero', [])[0]?.id).toBe('block-hero');
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
    ...Array.from({ length: 7 }, () => 'text'),
    'recent',
    'add',
  ]);
  expect(listed[0]?.id).toBe('text-heading-1');
});
