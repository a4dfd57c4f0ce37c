/** What the editor knows of the person who uses it. */
export type PersonPort = {
  /** The editor has begun to explain itself: a first visit is one no more. */
  readonly tourShown: () => void;
  /** Whether letters without a modifier are commands: a choice of the person's profile. */
  readonly hasSingleKeys: () => boolean;
};
