/** Items that are worked on at the same time. */
const AT_ONCE = 4;

/**
 * Works on all items, some at a time. After a failure no item begins, and those that began end
 * before this throws. `shouldStop` tells work that takes long.
 */
export async function forEachConcurrent<T>(
  items: Iterable<T>,
  work: (item: T, shouldStop: () => boolean) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const shouldStop = () => failures.length > 0;
  const take = async () => {
    while (!shouldStop()) {
      const next = iterator.next();
      if (next.done) return;
      await work(next.value, shouldStop).catch((reason: unknown) => failures.push(reason));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  if (shouldStop()) throw failures[0];
}
