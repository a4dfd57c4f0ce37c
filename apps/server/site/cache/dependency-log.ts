import type { Recorder, Tag } from '../../documents/dependency-recorder.ts';

export type { Recorder };

/** What a rendering has read, and when it expires. */
export type DependencyLog = Recorder & {
  readonly tags: Set<Tag>;
  readonly expires: () => number;
};

export function createDependencyLog(): DependencyLog {
  const tags = new Set<Tag>();
  let expires = Number.POSITIVE_INFINITY;
  return {
    tags,
    tag: (name) => {
      tags.add(name);
    },
    expireAt: (time) => {
      expires = Math.min(expires, time);
    },
    expires: () => expires,
  };
}
