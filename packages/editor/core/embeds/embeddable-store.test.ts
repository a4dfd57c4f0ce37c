import type { Framing } from '@plinth/model';
import { expect, test } from 'vitest';
import { createEmbeddableStore } from './embeddable-store.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('checks each URL once, one at a time', async () => {
  const asked: string[] = [];
  const waiting: ((framing: Framing) => void)[] = [];
  const framing = (address: string) => {
    asked.push(address);
    return new Promise<Framing>((resolve) => waiting.push(resolve));
  };
  const book = createEmbeddableStore();
  for (const address of ['a', 'b', 'a']) book.check(address, framing);
  await settled();
  expect(asked).toEqual(['a']);
  waiting[0]?.('not');
  await settled();
  expect(asked).toEqual(['a', 'b']);
  expect([...book.results.getState()]).toEqual([['a', 'not']]);
  book.check('a', framing);
  await settled();
  expect(asked).toHaveLength(2);
});

test('retries unknown results, but not immediately', async () => {
  let now = 0;
  let calls = 0;
  const book = createEmbeddableStore(() => now);
  const framing = async (): Promise<Framing> => {
    calls += 1;
    if (calls === 1) throw new Error('The server is gone');
    return 'frameable';
  };
  book.check('a', framing);
  await settled();
  expect(book.results.getState().get('a')).toBe('unknown');
  now = 59_999;
  book.check('a', framing);
  await settled();
  expect(calls).toBe(1);
  now = 60_000;
  book.check('a', framing);
  await settled();
  expect(book.results.getState().get('a')).toBe('frameable');
});
