import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=100-', null],
  ['bytes=9-3', null],
  ['bytes=-0', null],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('%j of 100 bytes selects %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each([
  ['report.pdf', 'attachment; filename="report.pdf"'],
  ['Größe.pdf', `attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's (1).pdf", 'attachment; filename="it\'s (1).pdf"'],
  ['a\r\nb.pdf', `attachment; filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
])('%j is saved as %s', (name, header) => expect(attachment(name)).toBe(header));
