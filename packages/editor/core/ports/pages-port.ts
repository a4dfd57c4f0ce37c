import type { Choice } from './site-port.ts';

/** A page of the site. Lists are in tree order. */
export type PageChoice = Choice & {
  readonly status: 'publish' | 'pending' | 'draft' | 'future';
  readonly isHome: boolean;
  /** A page that the site shows in place of others, such as the 404 page. */
  readonly isSystem: boolean;
  /** Parent page; null at the top level. */
  readonly parent: number | null;
};

/** The pages of the site. */
export type PagesPort = {
  readonly pages: () => Promise<readonly PageChoice[]>;
  /** Lets the user create a page. Resolves to its id or null. */
  readonly newPage: () => Promise<number | null>;
  readonly openPage: (id: number) => void;
};
