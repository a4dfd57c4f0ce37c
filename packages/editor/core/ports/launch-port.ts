/** Making the site public. */
export type LaunchPort = {
  /** Shows what visitors would see, and lets the user launch the site. */
  readonly openLaunch: () => void;
};
