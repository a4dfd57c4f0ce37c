import { expect, test } from 'vitest';
import { DEFAULT_FAVICON } from '../../site/favicon.ts';
import { icoSize } from './ico.ts';

const icon = Buffer.from(DEFAULT_FAVICON.body);

test('an icon has the size of its largest image', () => {
  expect(icoSize(icon)).toEqual({ width: 32, height: 32 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another kind of file', Buffer.from('GIF89a'.padEnd(100))],
  ['a picture that is not there', icon.subarray(0, 60)],
  ['no picture at all', Buffer.concat([Buffer.from([0, 0, 1, 0, 0, 0]), icon.subarray(6)])],
])('%s is not an icon', (_, bytes) => expect(icoSize(bytes)).toBeNull());
