export type MovedList = {
  /** The visible rows, in order. */
  readonly rows: readonly { readonly id: number }[];
  /** Position of the first visible row in the whole list. */
  readonly start: number;
  readonly total: number;
  /** Stores a row's new position, from 0; resolves to whether it succeeded. */
  readonly store: (id: number, place: number) => Promise<boolean>;
  /** Refetches the list. */
  readonly refresh: () => Promise<unknown>;
};

/**
 * Queues moves by one position, which may come faster than they are stored. Each starts where the
 * previous one ends; waiting moves of the same row are combined.
 */
export function createMoves() {
  const places = new Map<number, number>();
  let waiting: { readonly id: number; place: number }[] = [];
  let isRunning = false;
  /** The rows that `places` was computed from; undefined after a failure. */
  let known: MovedList['rows'] | undefined;

  const look = ({ rows, start }: MovedList) => {
    places.clear();
    for (const [at, { id }] of rows.entries()) places.set(id, start + at);
    known = rows;
  };

  const run = async ({ store, refresh }: MovedList) => {
    isRunning = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await store(next.id, next.place))) {
        // Waiting moves depended on the failed one.
        waiting = [];
        known = undefined;
      }
      if (waiting.length === 0) await refresh();
    }
    isRunning = false;
  };

  return (list: MovedList, id: number, step: -1 | 1): void => {
    if (!isRunning && known !== list.rows) look(list);
    const from = places.get(id);
    const place = (from ?? -1) + step;
    if (from === undefined || place < 0 || place >= list.total) return;
    for (const [other, taken] of places) if (taken === place) places.set(other, from);
    places.set(id, place);
    const last = waiting.at(-1);
    if (last?.id === id) last.place = place;
    else waiting.push({ id, place });
    if (!isRunning) void run(list);
  };
}
