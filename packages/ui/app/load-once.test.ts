import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('retries failures and caches success', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('here')];
  let calls = 0;
  const part = loadOnce(() => {
    calls += 1;
    return answers[calls - 1] ?? Promise.reject(new Error('asked too often'));
  });
  expect(part.value()).toBeNull();
  await expect(Promise.all([part.load(), part.load()])).rejects.toThrow('gone');
  expect(calls).toBe(1);
  await expect(part.load()).resolves.toBe('here');
  await expect(part.load()).resolves.toBe('here');
  expect(part.value()).toBe('here');
  expect(calls).toBe(2);
});
