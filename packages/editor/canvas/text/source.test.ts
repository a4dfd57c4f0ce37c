// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatSource, sourceHtml } from './source.ts';
import { openText } from './testing/text-editor.ts';

const source = (html: string): string => sourceHtml(openText(''), html);

test.each([
  '<h2 class="moto-text_lead">Title</h2><p>One <strong>two</strong> <em>three</em></p>',
  '<ul><li>One<ul><li>Nested</li></ul></li><li><p>Two</p><p>More</p></li></ul>',
  '<table><tbody><tr><th>Item</th><td>Price</td></tr></tbody></table><p>After</p>',
  '<pre><code>a\n  b</code></pre><blockquote><p>Quote</p></blockquote><hr><p></p>',
  '<p><img data-media="7" alt="" class="moto-image-left"><a id="up"></a>Call <data value="phone"></data></p>',
])('leaves %s as it is', (html) => {
  expect(source(formatSource(html))).toBe(html);
});

test('has a line for each block', () => {
  expect(formatSource('<p>A</p><ul><li>B</li><li>C</li></ul><hr><p>D</p>')).toBe(
    '<p>A</p>\n<ul>\n<li>B</li>\n<li>C</li>\n</ul>\n<hr>\n<p>D</p>',
  );
});

test('lines and indents between blocks are not part of the text', () => {
  expect(source('\n  <ul>\n    <li>One\n    </li>\n  </ul>\n\n  <p>Two</p>\n')).toBe(
    '<ul><li>One</li></ul><p>Two</p>',
  );
});

test('keeps the words of what it cleans', () => {
  expect(source('<div onclick="go()">Hello <font>there</font></div><script>go()</script>')).toBe(
    '<p>Hello there</p>',
  );
  expect(source('Loose, 1 < 2 <!-- note --><p>Un<b>closed')).toContain('Loose, 1 &lt; 2');
  expect(source('  ')).toBe('');
});
