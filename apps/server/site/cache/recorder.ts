/** Notes what an answer was made of, so that exactly the answers that a change touches are dropped. */
export type Recorder = {
  /** The answer depends on this, see `Facts.follow`. */
  readonly tag: (name: string) => void;
  /** The answer is another one from this time on: ms since 1970. */
  readonly until: (time: number) => void;
};

export type Record = Recorder & {
  readonly tags: Set<string>;
  readonly edge: () => number;
};

export function createRecord(): Record {
  const tags = new Set<string>();
  let edge = Number.POSITIVE_INFINITY;
  return {
    tags,
    tag: (name) => {
      tags.add(name);
    },
    until: (time) => {
      edge = Math.min(edge, time);
    },
    edge: () => edge,
  };
}
