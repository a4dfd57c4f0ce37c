/** Maximum number of frames: the browser lays out each as a full page. */
export const MAX_FRAMES = 6;

/** ms without a change before frames are given out, so that none load while the gallery scrolls. */
const REST = 120;

type Schedule = (run: () => void) => void;

/** Runs the last of several calls once there are no more for a while. */
export function whenAtRest(): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    clearTimeout(timer);
    timer = setTimeout(run, REST);
  };
}

type Key = string;

/**
 * Decides which blocks get a live frame: the most visible ones, up to a limit, and of equally visible
 * ones the first. A block that scrolls out of view keeps its frame until another block needs it.
 */
export function createLiveFrames(most: number, schedule: Schedule = (run) => run()) {
  /** Visible share of each block, 0 to 1, in the order of the gallery. */
  const shares = new Map<Key, number>();
  const shareOf = (key: Key): number => shares.get(key) ?? 0;
  const live = new Set<Key>();
  const listeners = new Set<() => void>();
  const settle = () => {
    const wanted = [...shares.keys()]
      .filter((key) => shareOf(key) > 0)
      .sort((a, b) => shareOf(b) - shareOf(a))
      .slice(0, most);
    const spare = [...live]
      .filter((key) => !wanted.includes(key))
      .sort((a, b) => shareOf(a) - shareOf(b));
    for (const key of wanted) live.add(key);
    for (const key of spare.slice(0, Math.max(0, live.size - most))) live.delete(key);
    for (const listener of listeners) listener();
  };
  return {
    isLive: (key: Key): boolean => live.has(key),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Reports the visible share of a block, 0 to 1. */
    show: (key: Key, share: number): void => {
      shares.set(key, share);
      schedule(settle);
    },
    /** Forgets a block that is no longer listed. */
    remove: (key: Key): void => {
      shares.delete(key);
      live.delete(key);
      schedule(settle);
    },
  };
}

export type LiveFrames = ReturnType<typeof createLiveFrames>;
