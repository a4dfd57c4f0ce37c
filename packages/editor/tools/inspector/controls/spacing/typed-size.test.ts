import { expect, test } from 'vitest';
import { typedSize } from './typed-size.ts';

test.each([
  ['60', 60],
  [' 60 px ', 60],
  ['1.5rem', 24],
  ['7,5', 8],
  ['5000', 1000],
  ['', null],
  ['-4', null],
  ['10vh', null],
  ['Large', null],
])('“%s” is %s px', (text, px) => {
  expect(typedSize(text)).toBe(px);
});
