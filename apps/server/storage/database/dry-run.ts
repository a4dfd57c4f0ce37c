import type { Store, Tx } from './store.ts';

class RolledBack<T> extends Error {
  override readonly name = 'RolledBack';
  readonly result: T;

  constructor(result: T) {
    super('rolled back on purpose');
    this.result = result;
  }
}

/** Does the work in a transaction that is rolled back. Returns what it would have returned. */
export async function dryRun<T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await store.transaction(async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
