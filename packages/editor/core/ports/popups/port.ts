import type { Choice } from '../choice.ts';

/** The popups of the site. */
export type PopupsPort = {
  readonly list: () => Promise<readonly Choice[]>;
};
