// @vitest-environment happy-dom
import { createNodeFromContent, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { aroundEmptyParagraph } from './slash-insert.ts';

const showFact = () => ({ text: '', imageUrl: null, label: '', isMissing: false });
const schema = getSchema(
  createExtensions({ mediaUrl: () => null, iconPath: () => null, showFact }),
);

/** What is around the first empty paragraph of a text. */
function around(html: string) {
  const content = createNodeFromContent(html, schema, { slice: false });
  const doc = content instanceof Node ? content : schema.node('doc', null, content);
  let at = -1;
  doc.descendants((node, position) => {
    if (at < 0 && node.isTextblock && node.content.size === 0) at = position + 1;
  });
  return aroundEmptyParagraph(
    EditorState.create({ doc, selection: TextSelection.create(doc, at) }),
  );
}

test('an empty paragraph splits its text', () => {
  expect(around('<p>One</p><p></p><p>Two</p>')).toEqual({
    before: '<p>One</p>',
    after: '<p>Two</p>',
  });
});

test('an empty list item splits its list', () => {
  const item = (words: string) => `<li><p>${words}</p></li>`;
  const list = around(`<p>Start</p><ul>${item('One')}${item('')}${item('Two')}</ul><p>End</p>`);
  expect(list?.before.replaceAll(/<\/?p>/g, '')).toBe('Start<ul><li>One</li></ul>');
  expect(list?.after.replaceAll(/<\/?p>/g, '')).toBe('<ul><li>Two</li></ul>End');
  expect(around(`<ol>${item('')}</ol>`)).toEqual({ before: '', after: '' });
});

test('an empty item of a nested list splits both lists', () => {
  const nested = around(
    '<ul><li><p>One</p><ul><li><p>In</p></li><li><p></p></li><li><p>Out</p></li></ul></li><li><p>Two</p></li></ul>',
  );
  expect(nested?.before.replaceAll(/<\/?p>/g, '')).toBe(
    '<ul><li>One<ul><li>In</li></ul></li></ul>',
  );
  expect(nested?.after.replaceAll(/<\/?p>/g, '')).toBe('<ul><li>Out</li><li>Two</li></ul>');
});

test('a table cell is not split', () => {
  expect(around('<table><tbody><tr><td><p></p></td></tr></tbody></table>')).toBeNull();
});
