import type { Recorder, Tag } from '../../documents/recorder.ts';

export type { Recorder };

/** What a rendering has read, and when it expires. */
export type ReadLog = Recorder & {
  readonly tags: Set<Tag>;
  readonly edge: () => number;
};

export function createReadLog(): ReadLog {
  const tags = new Set<Tag>();
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
