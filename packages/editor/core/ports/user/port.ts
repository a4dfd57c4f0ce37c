/** The current user. */
export type UserPort = {
  /** Records that the tour has started, so it doesn't start automatically again. */
  readonly markTourShown: () => void;
  /** Whether single-key shortcuts are on, also in the user's profile. */
  readonly hasSingleKeys: () => boolean;
  readonly storeSingleKeys: (allowed: boolean) => void;
};
