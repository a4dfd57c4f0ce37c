import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { replaceChanged } from './replace-changed.ts';

const schema = getSchema([StarterKit]);
const textOf = (...paragraphs: readonly string[]): Node =>
  schema.node(
    'doc',
    null,
    paragraphs.map((words) => schema.node('paragraph', null, words ? [schema.text(words)] : [])),
  );

/** The text with `|` at the caret, after it changed from one version to another. */
function changed(before: Node, after: Node): string {
  const state = EditorState.create({ doc: before });
  const next = replaceChanged(state, after);
  if (!next) return 'unchanged';
  expect(next.doc.eq(after)).toBe(true);
  const caret = next.selection.head;
  const part = (from: number, to: number) => next.doc.textBetween(from, to, '/');
  return `${part(0, caret)}|${part(caret, next.doc.content.size)}`;
}

test('the caret is where words were removed or came back, not at the end of the text', () => {
  expect(changed(textOf('A red boat', 'End'), textOf('A boat', 'End'))).toBe('A |boat/End');
  expect(changed(textOf('A boat', 'End'), textOf('A red boat', 'End'))).toBe('A red |boat/End');
});

test('the caret is right around repeated letters', () => {
  expect(changed(textOf('aaa', 'End'), textOf('aa', 'End'))).toBe('aa|/End');
  expect(changed(textOf('aa', 'End'), textOf('aaa', 'End'))).toBe('aaa|/End');
});

test('paragraphs that were joined or split are changed in place', () => {
  expect(changed(textOf('One', 'two', 'End'), textOf('Onetwo', 'End'))).toMatch(/^One.*\|.*End$/);
  expect(changed(textOf('Onetwo', 'End'), textOf('One', 'two', 'End'))).toMatch(/One.*\|.*End$/);
});

test('an equal text is left alone', () => {
  expect(changed(textOf('One'), textOf('One'))).toBe('unchanged');
});
