/** Making the site public. */
export type LaunchPort = {
  /** Whether visitors see a maintenance page in place of the site. */
  readonly isUnderConstruction: boolean;
  /** Shows what visitors would see, and lets the user launch the site. */
  readonly openLaunch: () => void;
};
