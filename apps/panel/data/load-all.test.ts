import { expect, test } from 'vitest';
import { loadAll } from './load-all.ts';

/** A list with this many records, of which the server returns 200 at a time. */
const listOf =
  (total: number) =>
  async ({ page, count }: { readonly page: number; readonly count: number }) => {
    if (count > 200) throw new Error('too many');
    const from = (page - 1) * count;
    const length = Math.max(0, Math.min(count, total - from));
    return { items: Array.from({ length }, (_, at) => from + at + 1), total };
  };

test.each([
  [0, 0],
  [200, 200],
  [401, 401],
  [3000, 2000],
])('of %i records, %i are offered, in order', async (total, offered) => {
  const records = await loadAll(listOf(total));
  expect(records).toEqual(Array.from({ length: offered }, (_, at) => at + 1));
});
