import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows in memory at a time. */
const BATCH_SIZE = 100;

/**
 * Rows by their id, read in batches, yielding to the event loop between them. `readBatch` reads at
 * most `limit` rows with a larger id than `after`, in its order.
 */
export async function* inBatches<Row extends { readonly id?: unknown }>(
  readBatch: (after: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  for (let after = 0; ; ) {
    const rows = await readBatch(after, BATCH_SIZE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = Number(last.id);
    await nextTurn();
  }
}
