/** How long requests are collected: ms. */
const MOMENT = 5;

type Batch<Q, R> = {
  /** Answers requests in their order. */
  readonly load: (requests: readonly Q[]) => Promise<readonly R[]>;
  /** The most requests of one call. */
  readonly max: number;
};

type Waiting<Q, R> = {
  readonly request: Q;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
};

/** Answers single requests out of calls for many: those made within a moment travel together. */
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
      if (waiting.length === 0) setTimeout(flush, MOMENT);
      waiting.push({ request, resolve, reject });
    });
}
