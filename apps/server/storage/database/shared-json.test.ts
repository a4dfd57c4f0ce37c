import { expect, test } from 'vitest';
import { parseShared } from './shared-json.ts';

test('the same text returns the same object, other text another', () => {
  const text = JSON.stringify({ id: 'shared-json', children: [] });
  expect(parseShared(text)).toEqual({ id: 'shared-json', children: [] });
  expect(parseShared(`${text}`)).toBe(parseShared(text));
  expect(parseShared(text.replace('[]', '[1]'))).toEqual({ id: 'shared-json', children: [1] });
});

test('least recently used texts are evicted', () => {
  const first = JSON.stringify('first '.repeat(10));
  const big = (index: number) => JSON.stringify({ text: String(index).padEnd(1024 * 1024) });
  const document = JSON.stringify({ id: 'kept' });
  const kept = parseShared(document);
  parseShared(first);
  for (let index = 0; index < 20; index++) {
    parseShared(big(index));
    expect(parseShared(document)).toBe(kept);
  }
  const [before, after] = [parseShared(big(19)), parseShared(big(0))];
  expect(parseShared(big(19))).toBe(before);
  expect(parseShared(big(0))).toBe(after);
});
