import { expect, test } from 'vitest';
import { DEFAULT_UPLOAD_LIMITS } from './media.ts';
import { refusalMessage, refusalReason } from './refused-files.ts';

test.each([
  ['heic', 'HEIC'],
  ['tiff', 'IMAGE'],
  ['mov', 'VIDEO'],
  ['wav', 'AUDIO'],
  ['pages', 'DOCUMENT'],
  ['exe', null],
  ['', null],
])('says what a file with the extension %j is: %s', (extension, reason) =>
  expect(refusalReason(extension)).toBe(reason),
);

test('is about no type that can be uploaded', () => {
  expect(DEFAULT_UPLOAD_LIMITS.extensions.filter(refusalReason)).toEqual([]);
});

test('has a text', () => {
  expect(refusalMessage('HEIC')).toBe('MODULE.MEDIA_LIBRARY.REFUSED.HEIC');
});
