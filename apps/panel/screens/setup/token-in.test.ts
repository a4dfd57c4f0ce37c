import { expect, test } from 'vitest';
import { tokenIn } from './token-in.ts';

const TOKEN = 'aB3-_'.repeat(9).slice(0, 43);

test.each([
  [TOKEN, TOKEN],
  [`http://localhost:3000/admin/#!/setup/${TOKEN}/`, TOKEN],
  [`  https://example.com/admin/#!/setup/${TOKEN}\n`, TOKEN],
  ['http://localhost:3000/admin/', null],
  ['http://localhost:3000/admin/#!/setup/', null],
  ['', null],
])('in %j it finds %j', (link, token) => expect(tokenIn(link)).toBe(token));
