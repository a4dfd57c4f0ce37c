// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStableRecord } from './use-stable-record.ts';

test('the record is another one only after a value has changed', () => {
  const { result, rerender } = renderHook(useStableRecord<{ one: number; two: number }>, {
    initialProps: { one: 1, two: 2 },
  });
  const first = result.current;
  rerender({ one: 1, two: 2 });
  expect(result.current).toBe(first);
  rerender({ one: 1, two: 3 });
  expect(result.current).toEqual({ one: 1, two: 3 });
});
