/** The current user. */
export type PersonPort = {
  /** Records that the tour has started, so it doesn't start automatically again. */
  readonly tourShown: () => void;
  /** Whether single-key shortcuts are on in the user's profile. */
  readonly hasSingleKeys: () => boolean;
};
