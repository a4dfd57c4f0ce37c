// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { pastedSlice } from './pasted-slice.ts';

const showFact = () => ({ text: '', imageUrl: null, label: '', isMissing: false });
const schema = getSchema(
  createExtensions({ mediaUrl: () => null, iconPath: () => null, showFact }),
);

type Place = { readonly style?: string; readonly at?: number };

/** The blocks after HTML is pasted into “Our |surveyor”. */
function blocksAfter(html: string, { style, at = 5 }: Place = {}): readonly Node[] {
  const text = [{ type: 'text', text: 'Our surveyor' }];
  const content = [{ type: 'paragraph', attrs: { class: style ?? null }, content: text }];
  const state = EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }) });
  const before = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
  const body = document.createElement('div');
  body.innerHTML = html;
  return before.apply(before.tr.replaceSelection(pastedSlice(before, body))).doc.children;
}

/** Type and text of each block after HTML is pasted. */
const pasted = (html: string, place?: Place): readonly string[] =>
  blocksAfter(html, place).map(({ type, textContent }) => `${type.name}: ${textContent}`);

const TABLE = '<table><tbody><tr><td>Survey</td><td>$11</td></tr></tbody></table>';

test('text around a pasted table stays out of its cells', () => {
  expect(pasted(`<p>prices</p>${TABLE}`)).toEqual([
    'paragraph: Our prices',
    'table: Survey$11',
    'paragraph: surveyor',
  ]);
  expect(pasted(TABLE)).toEqual(['paragraph: Our ', 'table: Survey$11', 'paragraph: surveyor']);
});

test('pasted paragraphs join the text around them', () => {
  expect(pasted('<p>best </p><p>marine-</p>')).toEqual([
    'paragraph: Our best',
    'paragraph: marine-surveyor',
  ]);
});

test.each([
  ['table', TABLE, 'table: Survey$11'],
  ['list', '<ul><li>$11</li></ul>', 'bulletList: $11'],
])('text after paragraphs with a %s is a paragraph of its own', (_, block, shown) => {
  const html = `<p>prices</p>${block}<p>Closed on Sundays.</p>`;
  const last = 'paragraph: Closed on Sundays.';
  expect(pasted(html)).toEqual(['paragraph: Our prices', shown, last, 'paragraph: surveyor']);
  expect(pasted(html, { at: 13 })).toEqual(['paragraph: Our surveyorprices', shown, last]);
});

test('lines of one paragraph stay in it', () => {
  const lines = blocksAfter('<p>Quay 1<br>Bristol</p><p>Tel. 123</p>', { at: 13 });
  expect(
    lines.map(({ type, content }) => [type.name, content.content.map((node) => node.type.name)]),
  ).toEqual([
    ['paragraph', ['text', 'hardBreak', 'text']],
    ['paragraph', ['text']],
  ]);
});

test('text after pasted paragraphs of another style keeps its style', () => {
  const blocks = blocksAfter('<p>prices</p><p>Closed on Sundays.</p>', { style: 'lead' });
  expect(blocks.map(({ attrs, textContent }) => [attrs.class, textContent])).toEqual([
    ['lead', 'Our prices'],
    [null, 'Closed on Sundays.'],
    ['lead', 'surveyor'],
  ]);
});
