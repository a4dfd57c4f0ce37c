export type MovedList = {
  /** The rows that are shown, in their order. */
  readonly rows: readonly { readonly id: number }[];
  /** Place of the first of them in the whole list. */
  readonly start: number;
  readonly total: number;
  /** Stores a row's new place, counted from 0; answers whether that worked. */
  readonly store: (id: number, place: number) => Promise<boolean>;
  /** Shows the list as it is stored now. */
  readonly refresh: () => Promise<unknown>;
};

/**
 * Moves by one place that may come faster than they are stored: each starts where the one before will
 * end, and those of one row that wait are stored as one.
 */
export function createMoves() {
  const places = new Map<number, number>();
  let waiting: { readonly id: number; place: number }[] = [];
  let isRunning = false;
  /** The rows that `places` come from; none after a failure. */
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
        // What was to follow counted on it.
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
