import type { PageService } from '@plinth/model';
import type { Choice } from '../choice.ts';

/** A page of the site. Lists are in tree order. */
export type PageChoice = Choice & {
  readonly status: 'publish' | 'pending' | 'draft' | 'future';
  readonly isHome: boolean;
  /** What a system page is for; null for all others. */
  readonly service: PageService | null;
  /** Parent page; null at the top level. */
  readonly parent: number | null;
};

/** The pages of the site. */
export type PagesPort = {
  readonly list: () => Promise<readonly PageChoice[]>;
  /** Lets the user create a page. Resolves to its id or null. */
  readonly create: () => Promise<number | null>;
  readonly open: (id: number) => void;
};
