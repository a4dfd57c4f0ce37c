/** Making the site public. */
export type LaunchPort = {
  /** Shows what visitors would see, and lets the user launch the site. */
  readonly openLaunch: () => void;
  /** Number of texts and images on the site, as stored, that ship with the product. */
  readonly countSamples: () => Promise<number>;
  /** Lists these texts and images, each with a link to it. */
  readonly openSamples: () => void;
  /**
   * Whether visitors see a maintenance page in place of the site, as stored now. Null if the server
   * doesn't answer.
   */
  readonly isUnderConstruction: () => Promise<boolean | null>;
};
