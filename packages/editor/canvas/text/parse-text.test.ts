// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { parserIn } from './parse-text.ts';
import { storedHtml } from './stored-html.ts';

const showFact = () => ({ text: '', imageUrl: null, label: '', isMissing: false });
const extensions = createExtensions({ mediaUrl: () => null, iconPath: () => null, showFact });
const schema = getSchema(extensions);
const parse = parserIn(window, extensions);

const opened = (html: string): string =>
  storedHtml(schema.nodeFromJSON(parse.shown(html)).content, schema);

test.each([
  ['<p>Two  spaces and a line\nbreak</p>', '<p>Two spaces and a line break</p>'],
  ['<p> Words <b> bold</b> </p>', '<p>Words <strong>bold</strong> </p>'],
  ['<p>One<br> two<br></p>', '<p>One<br>two</p>'],
  ['<p><br></p><p>After</p>', '<p></p><p>After</p>'],
  ['<p>Call <data value="phone"></data> now</p>', '<p>Call <data value="phone"></data> now</p>'],
  ['<pre><code>a  b\nc</code></pre>', '<pre><code>a  b\nc</code></pre>'],
])('an opened text has the spaces and lines that the page shows: %s', (html, expected) => {
  expect(opened(html)).toBe(expected);
});

test('a written text keeps all of its spaces', () => {
  const doc = schema.nodeFromJSON(parse.written('<p>Two  spaces </p>'));
  expect(storedHtml(doc.content, schema)).toBe('<p>Two  spaces </p>');
});
