/** What the checks measure on the screen, so that only the editor finds it. */
export const MEASURED_KINDS = ['contrast', 'target', 'picture'] as const;
export type MeasuredKind = (typeof MEASURED_KINDS)[number];

/** Making the site public. */
export type LaunchPort = {
  /** Shows what visitors would see, and lets the user launch the site. */
  readonly open: () => void;
  /**
   * Called with what was measured on the open page, one kind for each problem, after each check, and
   * with null when the page changes.
   */
  readonly onMeasured: (kinds: readonly MeasuredKind[] | null) => void;
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
