import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { createExtensions } from '../../canvas/text/extensions.ts';
import { caretFacts } from './caret-facts.ts';

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const showFact = () => ({ text: '', imageUrl: null, label: '', isMissing: false });
const doc = Node.fromJSON(
  getSchema(createExtensions({ mediaUrl: () => null, iconPath: () => null, showFact })),
  {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text('plain '), text('strong', 'bold')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('title')] },
    ],
  },
);

const at = (from: number, to = from) =>
  EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
const facts = (state: EditorState) => caretFacts({ state });

test('typing in the same kind of text changes nothing', () => {
  const before = at(3);
  expect(facts(before.apply(before.tr.insertText('x')))).toBe(facts(before));
});

test('reports the first letter of a line', () => {
  const split = at(13).apply(at(13).tr.split(13));
  expect(facts(split.apply(split.tr.insertText('x')))).not.toBe(facts(split));
});

test('reports another block, another mark, and a pending mark', () => {
  const stored = at(3).apply(
    at(3).tr.setStoredMarks([doc.type.schema.marks.bold?.create()].flatMap((mark) => mark ?? [])),
  );
  const all = [at(3), at(9), at(16), stored].map(facts);
  expect(new Set(all).size).toBe(3);
  expect(facts(stored)).toBe(facts(at(9)));
});

test('reports everything in the selection', () => {
  expect(facts(at(2, 4))).not.toBe(facts(at(2, 9)));
  expect(facts(at(2, 9))).not.toBe(facts(at(2, 16)));
});
