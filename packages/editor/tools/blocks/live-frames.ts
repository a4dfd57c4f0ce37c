/** Frames at once: each is a page of its own, and the browser lays out all of them. */
export const MOST_FRAMES = 6;

type Key = string;

/**
 * Which blocks are shown by a frame: those in sight, up to a bound, and of more than these the ones
 * of which most is in sight. One that is out of sight keeps its frame for as long as no other needs it.
 */
export function createLiveFrames(most: number) {
  /** How much of each is in sight, up to 1; in the order in which they came. */
  const seen = new Map<Key, number>();
  const shareOf = (key: Key): number => seen.get(key) ?? 0;
  const live = new Set<Key>();
  const listeners = new Set<() => void>();
  const settle = () => {
    const wanted = [...seen.keys()].sort((a, b) => shareOf(b) - shareOf(a)).slice(0, most);
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
    /** `share` of it is in sight: 0 for nothing, 1 for all of it. */
    show: (key: Key, share: number): void => {
      if (share > 0) seen.set(key, share);
      else seen.delete(key);
      settle();
    },
    /** It is not on the shelf any more. */
    remove: (key: Key): void => {
      seen.delete(key);
      live.delete(key);
      settle();
    },
  };
}

export type LiveFrames = ReturnType<typeof createLiveFrames>;
