import type { Tx } from '../../storage/database/store.ts';

/** What a new site begins with. */
export type StarterInfo = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
};

/** A starter whose files are stored and whose records are not. */
export type PreparedStarter = {
  /** The name of the business in its texts; null for a starter without texts. */
  readonly site_name: string | null;
  /** Fills an empty site, all or nothing; answers the id of its home page. */
  readonly install: (tx: Tx) => Promise<number>;
};

export type Starters = {
  /** Those that can be chosen, the recommended one first. */
  readonly list: () => readonly StarterInfo[];
  readonly has: (id: string) => boolean;
  /**
   * Stores the starter's files, which takes longer than a transaction should. What of them no
   * installation follows for is swept away some day. Throws `StartupError` for a broken theme, and
   * `ThemeIncompatible` for one that needs a newer product.
   */
  readonly prepare: (id: string) => Promise<PreparedStarter>;
};

/** One empty home page. */
export const NO_STARTER = 'none';
