import { expect, test } from 'vitest';
import { textDocument } from '../testing/documents.ts';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['', 1],
  ['<p>One</p>', 1],
  [`<p>${'word '.repeat(660)}</p>`, 3],
  [`<ul>${'<li>word</li>'.repeat(440)}</ul>`, 2],
  [`<p>${'<strong>wo</strong>rd '.repeat(440)}</p>`, 2],
  [`<p>${'読'.repeat(2000)}</p>`, 4],
  [`<p>${'x'.repeat(100_000)}</p>`, 1],
])('counts the words of %#', (html, minutes) => {
  expect(readingMinutes(textDocument(html))).toBe(minutes);
});
