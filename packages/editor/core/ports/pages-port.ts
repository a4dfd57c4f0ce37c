import type { Choice } from './site-port.ts';

/** A page of the site, in the order of their tree. */
export type PageChoice = Choice & {
  readonly status: 'publish' | 'pending' | 'draft' | 'future';
  readonly isHome: boolean;
  /** The page that it stands below; null at the top. */
  readonly parent: number | null;
};

/** The pages of the site, and the way to another one. */
export type PagesPort = {
  /** Pages, menus … to choose from, loaded when first asked for. */
  readonly pages: () => Promise<readonly PageChoice[]>;
  /** Lets the person make a page; answers its id, null for none. */
  readonly newPage: () => Promise<number | null>;
  readonly openPage: (id: number) => void;
};
