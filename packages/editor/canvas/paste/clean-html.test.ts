// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseExternalHtml, storedHtml } from './clean-html.ts';

const pasted = (html: string): string => storedHtml(parseExternalHtml(window, html));

test.each([
  ['<ul><li><p>One</p><p>Two</p></li></ul>', '<ul><li><p>One</p><p>Two</p></li></ul>'],
  ['<ul><li><div>One</div><div>Two</div></li></ul>', '<ul><li><p>One</p><p>Two</p></li></ul>'],
  ['<ul><li><p>One</p></li></ul>', '<ul><li>One</li></ul>'],
  [
    '<ul><li><p>One</p><ul><li>Two</li></ul></li></ul>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
  ],
  [
    '<dl><dt>Mon</dt><dd>9–5</dd><dt>Tue</dt><dd>9–6</dd></dl>',
    '<p>Mon</p><p>9–5</p><p>Tue</p><p>9–6</p>',
  ],
  ['<address>Quay 1<br>Bristol</address>Next', '<p>Quay 1<br>Bristol</p><p>Next</p>'],
  ['<figure><img src="x.png"><figcaption>A boat</figcaption></figure>', '<p>A boat</p>'],
  [
    '<x-card><p>One</p></x-card><x-card>Two<p>Three</p></x-card>',
    '<p>One</p><p>Two</p><p>Three</p>',
  ],
  ['<div>A<p>B</p>C</div><div>D<p>E</p></div>', '<p>A</p><p>B</p><p>C</p><p>D</p><p>E</p>'],
  ['A<br>B<br><br>C<br>', '<p>A<br>B</p><p>C</p>'],
  ['<p>A<br>B</p>', '<p>A<br>B</p>'],
  ['<a href="/a"><h3>A</h3><p>B</p></a>', '<h3><a href="/a">A</a></h3><p><a href="/a">B</a></p>'],
  ['<b><div>A</div><div>B</div></b>', '<p><b>A</b></p><p><b>B</b></p>'],
  ['<h2><div>A</div><div>B</div></h2>', '<h2>A<br>B</h2>'],
  ['<span style="display:block">A</span><span style="display: block">B</span>', '<p>A</p><p>B</p>'],
  ['<details><summary>A</summary>B</details>', '<p>A</p><p>B</p>'],
  ['<li>A</li><li>B</li>', '<ul><li>A</li><li>B</li></ul>'],
  [
    '<blockquote><div>A</div><div>B</div></blockquote>',
    '<blockquote><p>A</p><p>B</p></blockquote>',
  ],
  [
    '<table><tbody><tr><td><div>A</div><div>B</div></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>A</p><p>B</p></td></tr></tbody></table>',
  ],
  ['<p>One <x-word>two</x-word> three</p>', '<p>One two three</p>'],
])('%s keeps its blocks apart', (html, stored) => expect(pasted(html)).toBe(stored));

test('a table of Google Sheets has nothing above it', () => {
  const html =
    '<meta charset="utf-8"><google-sheets-html-origin><style>td {border: 1px}</style>' +
    '<table xmlns="http://www.w3.org/1999/xhtml" dir="ltr"><colgroup><col width="100"></colgroup>' +
    '<tbody><tr style="height:21px"><td style="overflow:hidden">A</td><td>1</td></tr></tbody></table>';
  const body = parseExternalHtml(window, html);
  expect([...body.children].map(({ localName }) => localName)).toEqual(['table']);
  expect(storedHtml(body)).toBe('<table><tbody><tr><td>A</td><td>1</td></tr></tbody></table>');
});

test('links keep their targets as an address bar reads them', () => {
  expect(
    pasted(
      '<p><a href="tel:030-1234567">A</a><a href="sms:+49 170 1">B</a>' +
        '<a href="https://example.com/o\'b 20°">C</a><a href="javascript:x()">D</a></p>',
    ),
  ).toBe(
    '<p><a href="tel:0301234567">A</a><a href="sms:+491701">B</a>' +
      '<a href="https://example.com/o%27b%2020%C2%B0">C</a>D</p>',
  );
});
