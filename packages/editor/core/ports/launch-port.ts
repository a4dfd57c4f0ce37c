/** Making the site public. */
export type LaunchPort = {
  /** Shows what visitors would see, and lets the user launch the site. */
  readonly openLaunch: () => void;
  /**
   * Whether visitors see a maintenance page in place of the site, as stored now. Null if the server
   * doesn't answer.
   */
  readonly isUnderConstruction: () => Promise<boolean | null>;
};
