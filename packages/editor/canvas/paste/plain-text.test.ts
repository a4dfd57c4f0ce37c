// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hasLines, plainTextBody } from './plain-text.ts';

const html = (text: string): string => plainTextBody(document, text).innerHTML;

test('lines stay lines of one paragraph, and a blank line ends it', () => {
  expect(html('Lind Boats\r\n  Quay 1\r\nBristol\r\n\r\nTel. 123\r\n')).toBe(
    '<p>Lind Boats<br>Quay 1<br>Bristol</p><p>Tel. 123</p>',
  );
});

test.each([
  ['A\rB', '<p>A<br>B</p>'],
  ['A\n \t\n\n\nB', '<p>A</p><p>B</p>'],
  ['\n\nA\n\n', '<p>A</p>'],
  ['A\u2028B\u2029', '<p>A<br>B</p>'],
  ['A <b>\nB', '<p>A &lt;b&gt;<br>B</p>'],
  [' \r\n ', ''],
])('%j becomes %s', (text, shown) => expect(html(text)).toBe(shown));

test('a single line is none of several', () => {
  expect(hasLines('A\r\n')).toBe(false);
  expect(hasLines('A\nB')).toBe(true);
});
