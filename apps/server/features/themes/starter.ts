import type { Tx } from '../../storage/database/store.ts';

/** A starting point for a new site. */
export type StarterInfo = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Whether it can come with a blog. */
  readonly has_blog: boolean;
  /** URLs of pictures of the home page. */
  readonly previews: { readonly desktop: string; readonly mobile: string } | null;
};

/** A starter whose files are stored, but not its records. */
export type PreparedStarter = {
  /** The business name in its texts. Null for a starter without texts. */
  readonly site_name: string | null;
  /** Fills an empty site, atomically. Returns the id of the home page. */
  readonly install: (tx: Tx) => Promise<number>;
};

export type StarterOptions = { readonly with_blog: boolean };

export type Starters = {
  /** Available starters, the recommended one first. */
  readonly list: () => readonly StarterInfo[];
  readonly has: (id: string) => boolean;
  /**
   * Stores the starter's files before the transaction, because that takes too long inside one.
   * Files that are never installed are swept later. Throws `StartupError` for a broken theme and
   * `ThemeIncompatible` if the theme needs a newer version of the product.
   */
  readonly prepare: (id: string, options?: StarterOptions) => Promise<PreparedStarter>;
};

/** A site with one empty home page. */
export const NO_STARTER = 'none';
