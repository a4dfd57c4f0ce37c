/** Time in ms during which requests are collected. */
const WINDOW_MS = 5;

type Batch<Q, R> = {
  /** Resolves to results in the order of the requests. */
  readonly load: (requests: readonly Q[]) => Promise<readonly R[]>;
  /** Maximum number of requests per call. */
  readonly max: number;
};

type Waiting<Q, R> = {
  readonly request: Q;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
};

/** Batches single requests made within a few ms into one call. */
export function createBatch<Q, R>({ load, max }: Batch<Q, R>): (request: Q) => Promise<R> {
  let waiting: Waiting<Q, R>[] = [];

  const send = async (batch: readonly Waiting<Q, R>[]) => {
    try {
      const results = await load(batch.map(({ request }) => request));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += max) void send(all.slice(start, start + max));
  };
  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, WINDOW_MS);
      waiting.push({ request, resolve, reject });
    });
}
