// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGrowingList } from './use-growing-list.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('a long list starts short, with the chosen entry, and soon has all entries', async () => {
  const lengths: number[] = [];
  const { result } = renderHook(() => {
    const shown = useGrowingList(numbers(100), (entry) => entry === 30);
    lengths.push(shown.length);
    return shown;
  });
  expect(lengths[0]).toBe(31);
  await waitFor(() => expect(result.current).toEqual(numbers(100)), { timeout: 10_000 });
});

test('a short list is there at once', () => {
  const { result } = renderHook(() => useGrowingList(numbers(9), () => false));
  expect(result.current).toEqual(numbers(9));
});
