/** Content of the site that a search has found. */
export type FoundContent = {
  readonly kind: 'page' | 'post' | 'popup' | 'menu' | 'media';
  readonly id: number;
  readonly name: string;
  /** Null: it has none. */
  readonly status: 'publish' | 'pending' | 'draft' | 'future' | null;
};

/** All content of the site. */
export type ContentPort = {
  /** What matches a search, grouped by kind; without a search, what was changed last. */
  readonly find: (search: string) => Promise<readonly FoundContent[]>;
  readonly open: (found: FoundContent) => void;
};
