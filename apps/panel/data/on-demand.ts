import { RpcError } from '@plinth/contract';
import { QueriesObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Source<K, T> = {
  /** Identifies a request; equal for equal requests. */
  readonly idOf: (wanted: K) => string | number;
  readonly keyOf: (wanted: K) => QueryKey;
  readonly load: (wanted: K) => Promise<T>;
  /** Loaded immediately. */
  readonly first: readonly K[];
  /** Further requests that a result depends on. */
  readonly follow: (wanted: K, found: T) => readonly K[];
};

export type Loaded<K, T> = {
  /** The current value, or null while loading; the first call starts loading. */
  readonly get: (wanted: K) => T | null;
  /** Whether `first` and its dependencies have loaded or failed. */
  readonly isReady: boolean;
};

export type OnDemand<K, T> = {
  /** A new object whenever something in it changes. */
  readonly state: () => Loaded<K, T>;
  readonly subscribe: (listener: () => void) => () => void;
};

type Known<T> = ReadonlyMap<string | number, T | undefined>;

/** Errors that a retry can't fix. */
const PERMANENT_ERRORS = [
  'VALIDATION',
  'FORBIDDEN',
  'DEMO',
  'NOT_FOUND',
  'PARAMS',
  'METHOD',
  'REQUEST',
];

const isRetryable = (error: unknown): boolean =>
  !(error instanceof RpcError && PERMANENT_ERRORS.includes(error.type));

/**
 * Fetches data when a view first reads it. Retries failures with backoff; refetches invalidated data
 * and shows the old values until then.
 */
export function createOnDemand<K, T>(queries: QueryClient, source: Source<K, T>): OnDemand<K, T> {
  const { idOf, keyOf, first, follow } = source;
  const wanted = new Map(first.map((one) => [idOf(one), one]));
  const asked = new Map<string | number, K>();

  const options = () =>
    [...wanted.values()].map((one) => ({
      queryKey: keyOf(one),
      queryFn: () => source.load(one),
      retry: (_: number, error: unknown) => isRetryable(error),
      refetchOnWindowFocus: true,
    }));
  const observer = new QueriesObserver(queries, options());

  const want = (more: Iterable<readonly [string | number, K]>) => {
    const before = wanted.size;
    for (const [id, one] of more) wanted.set(id, one);
    if (wanted.size > before) observer.setQueries(options());
  };
  const wantAsked = () => {
    want(asked);
    asked.clear();
  };
  const ask = (id: string | number, one: K) => {
    if (wanted.has(id) || asked.has(id)) return;
    asked.set(id, one);
    if (asked.size === 1) queueMicrotask(wantAsked);
  };
  const followed = (known: Known<T>) =>
    [...wanted].flatMap(([id, one]) => {
      const found = known.get(id);
      return found === undefined
        ? []
        : follow(one, found).map((more) => [idOf(more), more] as const);
    });

  const read = () => {
    const results = observer.getCurrentResult();
    const known: Known<T> = new Map(
      [...wanted.keys()].map((id, index) => [id, results[index]?.data as T | undefined]),
    );
    const isSettled = results.every(
      ({ isPending, failureCount }) => !isPending || failureCount > 0,
    );
    return { known, isSettled };
  };
  const loaded = (known: Known<T>, isReady: boolean): Loaded<K, T> => ({
    isReady,
    get: (one) => {
      const id = idOf(one);
      const found = known.get(id);
      if (found !== undefined) return found;
      ask(id, one);
      return queries.getQueryData<T>(keyOf(one)) ?? null;
    },
  });

  let current = read().known;
  let state = loaded(current, first.length === 0);
  const update = (): boolean => {
    want(followed(read().known));
    const { known, isSettled } = read();
    const isReady = state.isReady || isSettled;
    const isSame = [...known].every(([id, value]) => current.get(id) === value);
    if (isSame && isReady === state.isReady) return false;
    current = known;
    state = loaded(known, isReady);
    return true;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      let isDue = false;
      // Results of one batch arrive one by one; listeners are called once.
      const stop = observer.subscribe(() => {
        if (isDue) return;
        isDue = true;
        queueMicrotask(() => {
          isDue = false;
          if (update()) listener();
        });
      });
      update();
      return stop;
    },
  };
}
